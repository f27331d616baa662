// Made from schemas/examples/ by npm run generate. Do not edit.

export const examples = {
  "/images/examples/bicycle.svg": {
    "hash": "3e46ec28b15be5c4ef82922b54f1bfec85e85d94",
    "format": "SVG",
    "width": 1200,
    "height": 900,
    "animated": false,
    "cmyk": false,
    "opaque": false,
    "flaw": null,
    "size": 8878
  },
  "/images/examples/gardener.svg": {
    "hash": "5bc5176b97635158fb2663026cf17fa77dfb641b",
    "format": "SVG",
    "width": 900,
    "height": 1200,
    "animated": false,
    "cmyk": false,
    "opaque": false,
    "flaw": null,
    "size": 5809
  },
  "/images/examples/greenhouse.svg": {
    "hash": "ffce1a5b259135002f459801b85853c293015b47",
    "format": "SVG",
    "width": 1200,
    "height": 900,
    "animated": false,
    "cmyk": false,
    "opaque": false,
    "flaw": null,
    "size": 11310
  },
  "/images/examples/harbour.svg": {
    "hash": "56f7e62cd15c39c093c728bf9b65e877c9269c59",
    "format": "SVG",
    "width": 1600,
    "height": 900,
    "animated": false,
    "cmyk": false,
    "opaque": false,
    "flaw": null,
    "size": 11431
  },
  "/images/examples/map.svg": {
    "hash": "6c3ec2102b731fd45926db4745b28184ebd7bd21",
    "format": "SVG",
    "width": 1200,
    "height": 900,
    "animated": false,
    "cmyk": false,
    "opaque": false,
    "flaw": null,
    "size": 10430
  },
  "/images/examples/mark.svg": {
    "hash": "6aeba0fd2fb977b4334c164a0d8c82b5bd87ad4e",
    "format": "SVG",
    "width": 480,
    "height": 480,
    "animated": false,
    "cmyk": false,
    "opaque": false,
    "flaw": null,
    "size": 1503
  },
  "/images/examples/potter.svg": {
    "hash": "0d4bceea938771f60d4f49b98f6be9f3f9c52e61",
    "format": "SVG",
    "width": 900,
    "height": 900,
    "animated": false,
    "cmyk": false,
    "opaque": false,
    "flaw": null,
    "size": 2125
  },
  "/images/examples/pottery.svg": {
    "hash": "b681bc48f8f72ca251e4be1c8749b85fe99e08c3",
    "format": "SVG",
    "width": 1200,
    "height": 900,
    "animated": false,
    "cmyk": false,
    "opaque": false,
    "flaw": null,
    "size": 5740
  },
  "/images/examples/screen.svg": {
    "hash": "be63e2c0476a72e5e3f0aa7eff4406d9ed1e8bd7",
    "format": "SVG",
    "width": 1200,
    "height": 780,
    "animated": false,
    "cmyk": false,
    "opaque": false,
    "flaw": null,
    "size": 6913
  },
  "/images/examples/shop.svg": {
    "hash": "889eb79110feaf68b620767aca9670d199c462a5",
    "format": "SVG",
    "width": 1200,
    "height": 900,
    "animated": false,
    "cmyk": false,
    "opaque": false,
    "flaw": null,
    "size": 9261
  },
  "/images/examples/skipper.svg": {
    "hash": "84f3dc6356ecbd28ce112e356d7c81095477d2c6",
    "format": "SVG",
    "width": 900,
    "height": 900,
    "animated": false,
    "cmyk": false,
    "opaque": false,
    "flaw": null,
    "size": 2009
  },
  "/images/examples/team.svg": {
    "hash": "8f2dc98980e997c7ed067e0b941b389bf8f33d93",
    "format": "SVG",
    "width": 1200,
    "height": 900,
    "animated": false,
    "cmyk": false,
    "opaque": false,
    "flaw": null,
    "size": 11178
  },
  "/images/examples/tiles.svg": {
    "hash": "c18f3dc2aa68860182c38d56b487e2b9669be232",
    "format": "SVG",
    "width": 1200,
    "height": 900,
    "animated": false,
    "cmyk": false,
    "opaque": false,
    "flaw": null,
    "size": 7987
  },
  "/images/examples/valley.svg": {
    "hash": "6c8b838f7461d95eca5d3488c2c147c52608c885",
    "format": "SVG",
    "width": 1200,
    "height": 900,
    "animated": false,
    "cmyk": false,
    "opaque": false,
    "flaw": null,
    "size": 7827
  },
  "/images/examples/workshop.svg": {
    "hash": "88bba95666de6938dcb2b9e9e04a3ab985cfaab7",
    "format": "SVG",
    "width": 1200,
    "height": 900,
    "animated": false,
    "cmyk": false,
    "opaque": false,
    "flaw": null,
    "size": 8130
  }
} as const
