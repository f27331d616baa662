// Made from schemas/ by npm run generate. Do not edit.
function walkIgnoredRule(o, v) {
  let n = 0, x
  if (o.rule !== undefined) n++
  if (o.reason !== undefined) n++
  v.keys += n
}
function walkImage(o, v) {
  let n = 0, x
  v.image(o)
  if ((x = o.src) !== undefined) { n++; v.src(x, o, "src") }
  if ((x = o.alt) !== undefined) { n++; v.text(x, "plain", o, "alt") }
  if (o.decorative !== undefined) n++
  v.keys += n
}
function walkItemLink(o, v) {
  let n = 0, x
  if ((x = o.label) !== undefined) { n++; v.text(x, "plain", o, "label") }
  if ((x = o.href) !== undefined) { n++; v.href(x, o, "href") }
  v.keys += n
}
function walkPrice(o, v) {
  let n = 0, x
  if (o.amount !== undefined) n++
  if (o.per !== undefined) n++
  v.keys += n
}
function walkItem(o, v) {
  let n = 0, x
  if ((x = o.id) !== undefined) { n++; v.id(x, o, "id") }
  if ((x = o.eyebrow) !== undefined) { n++; v.text(x, "plain", o, "eyebrow") }
  if ((x = o.heading) !== undefined) { n++; v.text(x, "plain", o, "heading") }
  if ((x = o.text) !== undefined) { n++; v.text(x, "inline", o, "text") }
  if ((x = o.body) !== undefined) { n++; v.text(x, "prose", o, "body") }
  if ((x = o.note) !== undefined) { n++; v.text(x, "inline", o, "note") }
  if ((x = o.points) !== undefined) { n++; for (let i = 0; i < x.length; i++) { v.text(x[i], "inline", x, i) } }
  if ((x = o.figure) !== undefined) { n++; v.text(x, "plain", o, "figure") }
  if (o.icon !== undefined) n++
  if ((x = o.image) !== undefined) { n++; walkImage(x, v) }
  if ((x = o.link) !== undefined) { n++; walkItemLink(x, v) }
  if (o.tone !== undefined) n++
  if ((x = o.label) !== undefined) { n++; v.text(x, "plain", o, "label") }
  if ((x = o.badge) !== undefined) { n++; v.text(x, "plain", o, "badge") }
  if ((x = o.price) !== undefined) { n++; walkPrice(x, v) }
  if ((x = o.items) !== undefined) { n++; for (let i = 0; i < x.length; i++) { walkItem(x[i], v) } }
  v.keys += n
}
function walkQuestionGroup(o, v) {
  let n = 0, x
  if ((x = o.label) !== undefined) { n++; v.text(x, "plain", o, "label") }
  if ((x = o.items) !== undefined) { n++; for (let i = 0; i < x.length; i++) { walkItem(x[i], v) } }
  v.keys += n
}
function walkAccordionLabels(o, v) {
  let n = 0, x
  if ((x = o.choices) !== undefined) { n++; v.text(x, "plain", o, "choices") }
  v.keys += n
}
function walkAccordionSection(o, v) {
  let n = 0, x
  if (o.type !== undefined) n++
  if ((x = o.id) !== undefined) { n++; v.id(x, o, "id") }
  if (o.tone !== undefined) n++
  if (o.draft !== undefined) n++
  if ((x = o.ignore) !== undefined) { n++; for (let i = 0; i < x.length; i++) { walkIgnoredRule(x[i], v) } }
  if ((x = o.eyebrow) !== undefined) { n++; v.text(x, "plain", o, "eyebrow") }
  if ((x = o.heading) !== undefined) { n++; v.text(x, "plain", o, "heading") }
  if ((x = o.text) !== undefined) { n++; v.text(x, "inline", o, "text") }
  if (o.forSearch !== undefined) n++
  if ((x = o.items) !== undefined) { n++; for (let i = 0; i < x.length; i++) { walkItem(x[i], v) } }
  if ((x = o.groups) !== undefined) { n++; for (let i = 0; i < x.length; i++) { walkQuestionGroup(x[i], v) } }
  if ((x = o.labels) !== undefined) { n++; walkAccordionLabels(x, v) }
  v.keys += n
}
function walkAction(o, v) {
  let n = 0, x
  if ((x = o.label) !== undefined) { n++; v.text(x, "plain", o, "label") }
  if ((x = o.shortLabel) !== undefined) { n++; v.text(x, "plain", o, "shortLabel") }
  if ((x = o.href) !== undefined) { n++; v.href(x, o, "href") }
  if (o.look !== undefined) n++
  v.keys += n
}
function walkCallToActionSection(o, v) {
  let n = 0, x
  if (o.type !== undefined) n++
  if ((x = o.id) !== undefined) { n++; v.id(x, o, "id") }
  if (o.tone !== undefined) n++
  if (o.draft !== undefined) n++
  if ((x = o.ignore) !== undefined) { n++; for (let i = 0; i < x.length; i++) { walkIgnoredRule(x[i], v) } }
  if ((x = o.eyebrow) !== undefined) { n++; v.text(x, "plain", o, "eyebrow") }
  if ((x = o.heading) !== undefined) { n++; v.text(x, "plain", o, "heading") }
  if ((x = o.text) !== undefined) { n++; v.text(x, "inline", o, "text") }
  if ((x = o.actions) !== undefined) { n++; for (let i = 0; i < x.length; i++) { walkAction(x[i], v) } }
  if ((x = o.image) !== undefined) { n++; walkImage(x, v) }
  v.keys += n
}
function walkCarouselAside(o, v) {
  let n = 0, x
  if ((x = o.heading) !== undefined) { n++; v.text(x, "plain", o, "heading") }
  if ((x = o.text) !== undefined) { n++; v.text(x, "inline", o, "text") }
  if ((x = o.note) !== undefined) { n++; v.text(x, "plain", o, "note") }
  if ((x = o.actions) !== undefined) { n++; for (let i = 0; i < x.length; i++) { walkAction(x[i], v) } }
  v.keys += n
}
function walkCarouselLabels(o, v) {
  let n = 0, x
  if ((x = o.more) !== undefined) { n++; v.text(x, "plain", o, "more") }
  if ((x = o.less) !== undefined) { n++; v.text(x, "plain", o, "less") }
  v.keys += n
}
function walkCarouselSection(o, v) {
  let n = 0, x
  if (o.type !== undefined) n++
  if ((x = o.id) !== undefined) { n++; v.id(x, o, "id") }
  if (o.tone !== undefined) n++
  if (o.draft !== undefined) n++
  if ((x = o.ignore) !== undefined) { n++; for (let i = 0; i < x.length; i++) { walkIgnoredRule(x[i], v) } }
  if ((x = o.eyebrow) !== undefined) { n++; v.text(x, "plain", o, "eyebrow") }
  if ((x = o.heading) !== undefined) { n++; v.text(x, "plain", o, "heading") }
  if ((x = o.text) !== undefined) { n++; v.text(x, "inline", o, "text") }
  if ((x = o.items) !== undefined) { n++; for (let i = 0; i < x.length; i++) { walkItem(x[i], v) } }
  if (o.columns !== undefined) n++
  if (o.interval !== undefined) n++
  if (o.loop !== undefined) n++
  if (o.arrows !== undefined) n++
  if (o.dots !== undefined) n++
  if ((x = o.aside) !== undefined) { n++; walkCarouselAside(x, v) }
  if ((x = o.labels) !== undefined) { n++; walkCarouselLabels(x, v) }
  v.keys += n
}
function walkFeatureSection(o, v) {
  let n = 0, x
  if (o.type !== undefined) n++
  if ((x = o.id) !== undefined) { n++; v.id(x, o, "id") }
  if (o.tone !== undefined) n++
  if (o.draft !== undefined) n++
  if ((x = o.ignore) !== undefined) { n++; for (let i = 0; i < x.length; i++) { walkIgnoredRule(x[i], v) } }
  if ((x = o.eyebrow) !== undefined) { n++; v.text(x, "plain", o, "eyebrow") }
  if ((x = o.heading) !== undefined) { n++; v.text(x, "plain", o, "heading") }
  if ((x = o.body) !== undefined) { n++; v.text(x, "prose", o, "body") }
  if ((x = o.points) !== undefined) { n++; for (let i = 0; i < x.length; i++) { v.text(x[i], "inline", x, i) } }
  if ((x = o.image) !== undefined) { n++; walkImage(x, v) }
  if (o.side !== undefined) n++
  if ((x = o.actions) !== undefined) { n++; for (let i = 0; i < x.length; i++) { walkAction(x[i], v) } }
  v.keys += n
}
function walkFilterGroup(o, v) {
  let n = 0, x
  if ((x = o.label) !== undefined) { n++; v.text(x, "plain", o, "label") }
  if ((x = o.items) !== undefined) { n++; for (let i = 0; i < x.length; i++) { walkItem(x[i], v) } }
  v.keys += n
}
function walkFilterListLabels(o, v) {
  let n = 0, x
  if ((x = o.choices) !== undefined) { n++; v.text(x, "plain", o, "choices") }
  v.keys += n
}
function walkFilterListSection(o, v) {
  let n = 0, x
  if (o.type !== undefined) n++
  if ((x = o.id) !== undefined) { n++; v.id(x, o, "id") }
  if (o.tone !== undefined) n++
  if (o.draft !== undefined) n++
  if ((x = o.ignore) !== undefined) { n++; for (let i = 0; i < x.length; i++) { walkIgnoredRule(x[i], v) } }
  if ((x = o.eyebrow) !== undefined) { n++; v.text(x, "plain", o, "eyebrow") }
  if ((x = o.heading) !== undefined) { n++; v.text(x, "plain", o, "heading") }
  if ((x = o.text) !== undefined) { n++; v.text(x, "inline", o, "text") }
  if ((x = o.parameter) !== undefined) { n++; v.text(x, "code", o, "parameter") }
  if ((x = o.groups) !== undefined) { n++; for (let i = 0; i < x.length; i++) { walkFilterGroup(x[i], v) } }
  if ((x = o.labels) !== undefined) { n++; walkFilterListLabels(x, v) }
  v.keys += n
}
function walkTextField(o, v) {
  let n = 0, x
  if (o.kind !== undefined) n++
  if ((x = o.name) !== undefined) { n++; v.text(x, "code", o, "name") }
  if ((x = o.label) !== undefined) { n++; v.text(x, "plain", o, "label") }
  if (o.required !== undefined) n++
  if ((x = o.help) !== undefined) { n++; v.text(x, "inline", o, "help") }
  if (o.autocomplete !== undefined) n++
  if (o.width !== undefined) n++
  v.keys += n
}
function walkEmailField(o, v) {
  let n = 0, x
  if (o.kind !== undefined) n++
  if ((x = o.name) !== undefined) { n++; v.text(x, "code", o, "name") }
  if ((x = o.label) !== undefined) { n++; v.text(x, "plain", o, "label") }
  if (o.required !== undefined) n++
  if ((x = o.help) !== undefined) { n++; v.text(x, "inline", o, "help") }
  if (o.width !== undefined) n++
  v.keys += n
}
function walkTelField(o, v) {
  let n = 0, x
  if (o.kind !== undefined) n++
  if ((x = o.name) !== undefined) { n++; v.text(x, "code", o, "name") }
  if ((x = o.label) !== undefined) { n++; v.text(x, "plain", o, "label") }
  if (o.required !== undefined) n++
  if ((x = o.help) !== undefined) { n++; v.text(x, "inline", o, "help") }
  if (o.width !== undefined) n++
  v.keys += n
}
function walkTextareaField(o, v) {
  let n = 0, x
  if (o.kind !== undefined) n++
  if ((x = o.name) !== undefined) { n++; v.text(x, "code", o, "name") }
  if ((x = o.label) !== undefined) { n++; v.text(x, "plain", o, "label") }
  if (o.required !== undefined) n++
  if ((x = o.help) !== undefined) { n++; v.text(x, "inline", o, "help") }
  v.keys += n
}
function walkSelectField(o, v) {
  let n = 0, x
  if (o.kind !== undefined) n++
  if ((x = o.name) !== undefined) { n++; v.text(x, "code", o, "name") }
  if ((x = o.label) !== undefined) { n++; v.text(x, "plain", o, "label") }
  if (o.required !== undefined) n++
  if ((x = o.help) !== undefined) { n++; v.text(x, "inline", o, "help") }
  if ((x = o.placeholder) !== undefined) { n++; v.text(x, "plain", o, "placeholder") }
  if ((x = o.options) !== undefined) { n++; for (let i = 0; i < x.length; i++) { v.text(x[i], "plain", x, i) } }
  if (o.width !== undefined) n++
  v.keys += n
}
function walkRadioField(o, v) {
  let n = 0, x
  if (o.kind !== undefined) n++
  if ((x = o.name) !== undefined) { n++; v.text(x, "code", o, "name") }
  if ((x = o.label) !== undefined) { n++; v.text(x, "plain", o, "label") }
  if (o.required !== undefined) n++
  if ((x = o.help) !== undefined) { n++; v.text(x, "inline", o, "help") }
  if ((x = o.options) !== undefined) { n++; for (let i = 0; i < x.length; i++) { v.text(x[i], "plain", x, i) } }
  v.keys += n
}
function walkCheckboxesField(o, v) {
  let n = 0, x
  if (o.kind !== undefined) n++
  if ((x = o.name) !== undefined) { n++; v.text(x, "code", o, "name") }
  if ((x = o.label) !== undefined) { n++; v.text(x, "plain", o, "label") }
  if (o.required !== undefined) n++
  if ((x = o.help) !== undefined) { n++; v.text(x, "inline", o, "help") }
  if ((x = o.options) !== undefined) { n++; for (let i = 0; i < x.length; i++) { v.text(x[i], "plain", x, i) } }
  v.keys += n
}
function walkConsentField(o, v) {
  let n = 0, x
  if (o.kind !== undefined) n++
  if ((x = o.name) !== undefined) { n++; v.text(x, "code", o, "name") }
  if ((x = o.label) !== undefined) { n++; v.text(x, "plain", o, "label") }
  if (o.required !== undefined) n++
  if ((x = o.help) !== undefined) { n++; v.text(x, "inline", o, "help") }
  if ((x = o.text) !== undefined) { n++; v.text(x, "inline", o, "text") }
  v.keys += n
}
function walkLink(o, v) {
  let n = 0, x
  if ((x = o.label) !== undefined) { n++; v.text(x, "plain", o, "label") }
  if ((x = o.href) !== undefined) { n++; v.href(x, o, "href") }
  v.keys += n
}
function walkFormLabels(o, v) {
  let n = 0, x
  if ((x = o.submit) !== undefined) { n++; v.text(x, "plain", o, "submit") }
  v.keys += n
}
function walkFormSection(o, v) {
  let n = 0, x
  if (o.type !== undefined) n++
  if ((x = o.id) !== undefined) { n++; v.id(x, o, "id") }
  if (o.tone !== undefined) n++
  if (o.draft !== undefined) n++
  if ((x = o.ignore) !== undefined) { n++; for (let i = 0; i < x.length; i++) { walkIgnoredRule(x[i], v) } }
  if ((x = o.name) !== undefined) { n++; v.text(x, "code", o, "name") }
  if ((x = o.eyebrow) !== undefined) { n++; v.text(x, "plain", o, "eyebrow") }
  if ((x = o.heading) !== undefined) { n++; v.text(x, "plain", o, "heading") }
  if ((x = o.text) !== undefined) { n++; v.text(x, "inline", o, "text") }
  if ((x = o.fields) !== undefined) { n++; for (let i = 0; i < x.length; i++) { switch (x[i].kind) { case "text": walkTextField(x[i], v); break; case "email": walkEmailField(x[i], v); break; case "tel": walkTelField(x[i], v); break; case "textarea": walkTextareaField(x[i], v); break; case "select": walkSelectField(x[i], v); break; case "radio": walkRadioField(x[i], v); break; case "checkboxes": walkCheckboxesField(x[i], v); break; case "consent": walkConsentField(x[i], v); break } } }
  if ((x = o.success) !== undefined) { n++; v.text(x, "plain", o, "success") }
  if ((x = o.failure) !== undefined) { n++; v.text(x, "plain", o, "failure") }
  if ((x = o.back) !== undefined) { n++; walkLink(x, v) }
  if ((x = o.image) !== undefined) { n++; walkImage(x, v) }
  if ((x = o.labels) !== undefined) { n++; walkFormLabels(x, v) }
  if (o.sends !== undefined) n++
  v.keys += n
}
function walkHeroSection(o, v) {
  let n = 0, x
  if (o.type !== undefined) n++
  if ((x = o.id) !== undefined) { n++; v.id(x, o, "id") }
  if (o.tone !== undefined) n++
  if (o.draft !== undefined) n++
  if ((x = o.ignore) !== undefined) { n++; for (let i = 0; i < x.length; i++) { walkIgnoredRule(x[i], v) } }
  if ((x = o.eyebrow) !== undefined) { n++; v.text(x, "plain", o, "eyebrow") }
  if ((x = o.heading) !== undefined) { n++; v.text(x, "plain", o, "heading") }
  if ((x = o.text) !== undefined) { n++; v.text(x, "inline", o, "text") }
  if ((x = o.image) !== undefined) { n++; walkImage(x, v) }
  if ((x = o.actions) !== undefined) { n++; for (let i = 0; i < x.length; i++) { walkAction(x[i], v) } }
  if (o.look !== undefined) n++
  v.keys += n
}
function walkHeroSliderSection(o, v) {
  let n = 0, x
  if (o.type !== undefined) n++
  if ((x = o.id) !== undefined) { n++; v.id(x, o, "id") }
  if (o.tone !== undefined) n++
  if (o.draft !== undefined) n++
  if ((x = o.ignore) !== undefined) { n++; for (let i = 0; i < x.length; i++) { walkIgnoredRule(x[i], v) } }
  if ((x = o.eyebrow) !== undefined) { n++; v.text(x, "plain", o, "eyebrow") }
  if ((x = o.items) !== undefined) { n++; for (let i = 0; i < x.length; i++) { walkItem(x[i], v) } }
  if ((x = o.actions) !== undefined) { n++; for (let i = 0; i < x.length; i++) { walkAction(x[i], v) } }
  if (o.interval !== undefined) n++
  v.keys += n
}
function walkExtras(o, v) {
  let n = 0, x
  if ((x = o.heading) !== undefined) { n++; v.text(x, "plain", o, "heading") }
  if ((x = o.items) !== undefined) { n++; for (let i = 0; i < x.length; i++) { walkItem(x[i], v) } }
  v.keys += n
}
function walkPricingSection(o, v) {
  let n = 0, x
  if (o.type !== undefined) n++
  if ((x = o.id) !== undefined) { n++; v.id(x, o, "id") }
  if (o.tone !== undefined) n++
  if (o.draft !== undefined) n++
  if ((x = o.ignore) !== undefined) { n++; for (let i = 0; i < x.length; i++) { walkIgnoredRule(x[i], v) } }
  if ((x = o.eyebrow) !== undefined) { n++; v.text(x, "plain", o, "eyebrow") }
  if ((x = o.heading) !== undefined) { n++; v.text(x, "plain", o, "heading") }
  if ((x = o.text) !== undefined) { n++; v.text(x, "inline", o, "text") }
  if ((x = o.currency) !== undefined) { n++; v.text(x, "code", o, "currency") }
  if ((x = o.items) !== undefined) { n++; for (let i = 0; i < x.length; i++) { walkItem(x[i], v) } }
  if ((x = o.extras) !== undefined) { n++; walkExtras(x, v) }
  if ((x = o.note) !== undefined) { n++; v.text(x, "inline", o, "note") }
  v.keys += n
}
function walkRichTextSection(o, v) {
  let n = 0, x
  if (o.type !== undefined) n++
  if ((x = o.id) !== undefined) { n++; v.id(x, o, "id") }
  if (o.tone !== undefined) n++
  if (o.draft !== undefined) n++
  if ((x = o.ignore) !== undefined) { n++; for (let i = 0; i < x.length; i++) { walkIgnoredRule(x[i], v) } }
  if ((x = o.eyebrow) !== undefined) { n++; v.text(x, "plain", o, "eyebrow") }
  if ((x = o.heading) !== undefined) { n++; v.text(x, "plain", o, "heading") }
  if ((x = o.image) !== undefined) { n++; walkImage(x, v) }
  if ((x = o.body) !== undefined) { n++; v.text(x, "prose", o, "body") }
  v.keys += n
}
function walkStepsSection(o, v) {
  let n = 0, x
  if (o.type !== undefined) n++
  if ((x = o.id) !== undefined) { n++; v.id(x, o, "id") }
  if (o.tone !== undefined) n++
  if (o.draft !== undefined) n++
  if ((x = o.ignore) !== undefined) { n++; for (let i = 0; i < x.length; i++) { walkIgnoredRule(x[i], v) } }
  if ((x = o.eyebrow) !== undefined) { n++; v.text(x, "plain", o, "eyebrow") }
  if ((x = o.heading) !== undefined) { n++; v.text(x, "plain", o, "heading") }
  if ((x = o.text) !== undefined) { n++; v.text(x, "inline", o, "text") }
  if ((x = o.items) !== undefined) { n++; for (let i = 0; i < x.length; i++) { walkItem(x[i], v) } }
  if (o.look !== undefined) n++
  if ((x = o.actions) !== undefined) { n++; for (let i = 0; i < x.length; i++) { walkAction(x[i], v) } }
  v.keys += n
}
function walkTabsLabels(o, v) {
  let n = 0, x
  if ((x = o.choices) !== undefined) { n++; v.text(x, "plain", o, "choices") }
  v.keys += n
}
function walkTabsSection(o, v) {
  let n = 0, x
  if (o.type !== undefined) n++
  if ((x = o.id) !== undefined) { n++; v.id(x, o, "id") }
  if (o.tone !== undefined) n++
  if (o.draft !== undefined) n++
  if ((x = o.ignore) !== undefined) { n++; for (let i = 0; i < x.length; i++) { walkIgnoredRule(x[i], v) } }
  if ((x = o.eyebrow) !== undefined) { n++; v.text(x, "plain", o, "eyebrow") }
  if ((x = o.heading) !== undefined) { n++; v.text(x, "plain", o, "heading") }
  if ((x = o.text) !== undefined) { n++; v.text(x, "inline", o, "text") }
  if ((x = o.parameter) !== undefined) { n++; v.text(x, "code", o, "parameter") }
  if ((x = o.items) !== undefined) { n++; for (let i = 0; i < x.length; i++) { walkItem(x[i], v) } }
  if ((x = o.labels) !== undefined) { n++; walkTabsLabels(x, v) }
  v.keys += n
}
function walkTileGridSection(o, v) {
  let n = 0, x
  if (o.type !== undefined) n++
  if ((x = o.id) !== undefined) { n++; v.id(x, o, "id") }
  if (o.tone !== undefined) n++
  if (o.draft !== undefined) n++
  if ((x = o.ignore) !== undefined) { n++; for (let i = 0; i < x.length; i++) { walkIgnoredRule(x[i], v) } }
  if ((x = o.eyebrow) !== undefined) { n++; v.text(x, "plain", o, "eyebrow") }
  if ((x = o.heading) !== undefined) { n++; v.text(x, "plain", o, "heading") }
  if ((x = o.text) !== undefined) { n++; v.text(x, "inline", o, "text") }
  if ((x = o.items) !== undefined) { n++; for (let i = 0; i < x.length; i++) { walkItem(x[i], v) } }
  if (o.columns !== undefined) n++
  if (o.look !== undefined) n++
  if ((x = o.actions) !== undefined) { n++; for (let i = 0; i < x.length; i++) { walkAction(x[i], v) } }
  v.keys += n
}
function walkVariables(o, v) {
  let n = 0, x
  for (const k in o) { n++; v.text(o[k], "plain", o, k) }
  v.keys += n
}
function walkOrganization(o, v) {
  let n = 0, x
  if ((x = o.name) !== undefined) { n++; v.text(x, "plain", o, "name") }
  if ((x = o.description) !== undefined) { n++; v.text(x, "plain", o, "description") }
  if ((x = o.email) !== undefined) { n++; v.text(x, "plain", o, "email") }
  if ((x = o.phone) !== undefined) { n++; v.text(x, "plain", o, "phone") }
  if ((x = o.locality) !== undefined) { n++; v.text(x, "plain", o, "locality") }
  if ((x = o.region) !== undefined) { n++; v.text(x, "plain", o, "region") }
  if ((x = o.country) !== undefined) { n++; v.text(x, "code", o, "country") }
  if ((x = o.logo) !== undefined) { n++; walkImage(x, v) }
  v.keys += n
}
function walkThemeColors(o, v) {
  let n = 0, x
  if ((x = o.brand) !== undefined) { n++; v.text(x, "code", o, "brand") }
  if ((x = o.accent) !== undefined) { n++; v.text(x, "code", o, "accent") }
  if ((x = o.text) !== undefined) { n++; v.text(x, "code", o, "text") }
  if ((x = o.background) !== undefined) { n++; v.text(x, "code", o, "background") }
  if ((x = o.dark) !== undefined) { n++; v.text(x, "code", o, "dark") }
  v.keys += n
}
function walkFontExtra(o, v) {
  let n = 0, x
  if ((x = o.src) !== undefined) { n++; v.src(x, o, "src") }
  if ((x = o.range) !== undefined) { n++; v.text(x, "code", o, "range") }
  v.keys += n
}
function walkFont(o, v) {
  let n = 0, x
  if ((x = o.family) !== undefined) { n++; v.text(x, "code", o, "family") }
  if ((x = o.src) !== undefined) { n++; v.src(x, o, "src") }
  if ((x = o.extra) !== undefined) { n++; walkFontExtra(x, v) }
  v.keys += n
}
function walkThemeFonts(o, v) {
  let n = 0, x
  if ((x = o.text) !== undefined) { n++; walkFont(x, v) }
  if ((x = o.heading) !== undefined) { n++; walkFont(x, v) }
  v.keys += n
}
function walkTheme(o, v) {
  let n = 0, x
  if ((x = o.colors) !== undefined) { n++; walkThemeColors(x, v) }
  if ((x = o.fonts) !== undefined) { n++; walkThemeFonts(x, v) }
  if (o.radius !== undefined) n++
  if (o.spacing !== undefined) n++
  if (o.entrance !== undefined) n++
  v.keys += n
}
function walkMenuGroup(o, v) {
  let n = 0, x
  if ((x = o.label) !== undefined) { n++; v.text(x, "plain", o, "label") }
  if ((x = o.items) !== undefined) { n++; for (let i = 0; i < x.length; i++) { walkItem(x[i], v) } }
  v.keys += n
}
function walkMenuEntry(o, v) {
  let n = 0, x
  if ((x = o.label) !== undefined) { n++; v.text(x, "plain", o, "label") }
  if ((x = o.groups) !== undefined) { n++; for (let i = 0; i < x.length; i++) { walkMenuGroup(x[i], v) } }
  if ((x = o.href) !== undefined) { n++; v.href(x, o, "href") }
  v.keys += n
}
function walkHeaderLabels(o, v) {
  let n = 0, x
  if ((x = o.more) !== undefined) { n++; v.text(x, "plain", o, "more") }
  v.keys += n
}
function walkHeader(o, v) {
  let n = 0, x
  if ((x = o.logo) !== undefined) { n++; walkImage(x, v) }
  if ((x = o.menu) !== undefined) { n++; for (let i = 0; i < x.length; i++) { walkMenuEntry(x[i], v) } }
  if ((x = o.labels) !== undefined) { n++; walkHeaderLabels(x, v) }
  v.keys += n
}
function walkFooterColumn(o, v) {
  let n = 0, x
  if ((x = o.heading) !== undefined) { n++; v.text(x, "plain", o, "heading") }
  if ((x = o.links) !== undefined) { n++; for (let i = 0; i < x.length; i++) { walkLink(x[i], v) } }
  v.keys += n
}
function walkFooterContact(o, v) {
  let n = 0, x
  if ((x = o.heading) !== undefined) { n++; v.text(x, "plain", o, "heading") }
  if ((x = o.email) !== undefined) { n++; v.text(x, "plain", o, "email") }
  if ((x = o.phone) !== undefined) { n++; v.text(x, "plain", o, "phone") }
  if ((x = o.address) !== undefined) { n++; for (let i = 0; i < x.length; i++) { v.text(x[i], "plain", x, i) } }
  v.keys += n
}
function walkSocialLink(o, v) {
  let n = 0, x
  if ((x = o.label) !== undefined) { n++; v.text(x, "plain", o, "label") }
  if ((x = o.href) !== undefined) { n++; v.href(x, o, "href") }
  if (o.network !== undefined) n++
  v.keys += n
}
function walkNewsletterLabels(o, v) {
  let n = 0, x
  if ((x = o.submit) !== undefined) { n++; v.text(x, "plain", o, "submit") }
  v.keys += n
}
function walkNewsletter(o, v) {
  let n = 0, x
  if ((x = o.heading) !== undefined) { n++; v.text(x, "plain", o, "heading") }
  if ((x = o.text) !== undefined) { n++; v.text(x, "inline", o, "text") }
  if ((x = o.label) !== undefined) { n++; v.text(x, "plain", o, "label") }
  if ((x = o.invalid) !== undefined) { n++; v.text(x, "plain", o, "invalid") }
  if ((x = o.success) !== undefined) { n++; v.text(x, "plain", o, "success") }
  if ((x = o.failure) !== undefined) { n++; v.text(x, "plain", o, "failure") }
  if ((x = o.labels) !== undefined) { n++; walkNewsletterLabels(x, v) }
  v.keys += n
}
function walkFooter(o, v) {
  let n = 0, x
  if ((x = o.menu) !== undefined) { n++; for (let i = 0; i < x.length; i++) { walkFooterColumn(x[i], v) } }
  if ((x = o.contact) !== undefined) { n++; walkFooterContact(x, v) }
  if ((x = o.social) !== undefined) { n++; for (let i = 0; i < x.length; i++) { walkSocialLink(x[i], v) } }
  if ((x = o.newsletter) !== undefined) { n++; walkNewsletter(x, v) }
  if ((x = o.copyright) !== undefined) { n++; v.text(x, "plain", o, "copyright") }
  if ((x = o.legal) !== undefined) { n++; for (let i = 0; i < x.length; i++) { walkLink(x[i], v) } }
  v.keys += n
}
function walkConsentLabels(o, v) {
  let n = 0, x
  if ((x = o.accept) !== undefined) { n++; v.text(x, "plain", o, "accept") }
  v.keys += n
}
function walkConsent(o, v) {
  let n = 0, x
  if ((x = o.text) !== undefined) { n++; v.text(x, "inline", o, "text") }
  if ((x = o.labels) !== undefined) { n++; walkConsentLabels(x, v) }
  v.keys += n
}
function walkGreeting(o, v) {
  let n = 0, x
  if ((x = o.paths) !== undefined) { n++; for (let i = 0; i < x.length; i++) { v.text(x[i], "code", x, i) } }
  if ((x = o.message) !== undefined) { n++; v.text(x, "plain", o, "message") }
  v.keys += n
}
function walkChat(o, v) {
  let n = 0, x
  if ((x = o.label) !== undefined) { n++; v.text(x, "plain", o, "label") }
  if ((x = o.href) !== undefined) { n++; v.href(x, o, "href") }
  if ((x = o.phone) !== undefined) { n++; v.text(x, "plain", o, "phone") }
  if ((x = o.message) !== undefined) { n++; v.text(x, "plain", o, "message") }
  if ((x = o.greetings) !== undefined) { n++; for (let i = 0; i < x.length; i++) { walkGreeting(x[i], v) } }
  v.keys += n
}
function walkLeads(o, v) {
  let n = 0, x
  if ((x = o.base) !== undefined) { n++; v.text(x, "code", o, "base") }
  v.keys += n
}
function walkBudgets(o, v) {
  let n = 0, x
  if (o.html !== undefined) n++
  if (o.css !== undefined) n++
  if (o.script !== undefined) n++
  v.keys += n
}
function walkFeed(o, v) {
  let n = 0, x
  if ((x = o.path) !== undefined) { n++; v.text(x, "code", o, "path") }
  if ((x = o.under) !== undefined) { n++; v.text(x, "code", o, "under") }
  if ((x = o.title) !== undefined) { n++; v.text(x, "plain", o, "title") }
  if ((x = o.description) !== undefined) { n++; v.text(x, "plain", o, "description") }
  v.keys += n
}
function walkRedirect(o, v) {
  let n = 0, x
  if ((x = o.from) !== undefined) { n++; v.text(x, "code", o, "from") }
  if ((x = o.to) !== undefined) { n++; v.href(x, o, "to") }
  v.keys += n
}
function walkSiteSettings(o, v) {
  let n = 0, x
  if ((x = o.name) !== undefined) { n++; v.text(x, "plain", o, "name") }
  if ((x = o.url) !== undefined) { n++; v.text(x, "code", o, "url") }
  if ((x = o.language) !== undefined) { n++; v.text(x, "code", o, "language") }
  if ((x = o.variables) !== undefined) { n++; walkVariables(x, v) }
  if ((x = o.organization) !== undefined) { n++; walkOrganization(x, v) }
  if ((x = o.theme) !== undefined) { n++; walkTheme(x, v) }
  if ((x = o.header) !== undefined) { n++; walkHeader(x, v) }
  if ((x = o.footer) !== undefined) { n++; walkFooter(x, v) }
  if ((x = o.consent) !== undefined) { n++; walkConsent(x, v) }
  if ((x = o.chat) !== undefined) { n++; walkChat(x, v) }
  if ((x = o.leads) !== undefined) { n++; walkLeads(x, v) }
  if ((x = o.budgets) !== undefined) { n++; walkBudgets(x, v) }
  if ((x = o.feed) !== undefined) { n++; walkFeed(x, v) }
  if ((x = o.redirects) !== undefined) { n++; for (let i = 0; i < x.length; i++) { walkRedirect(x[i], v) } }
  v.keys += n
}
function walkArticle(o, v) {
  let n = 0, x
  if ((x = o.published) !== undefined) { n++; v.text(x, "code", o, "published") }
  if ((x = o.updated) !== undefined) { n++; v.text(x, "code", o, "updated") }
  if ((x = o.author) !== undefined) { n++; v.text(x, "plain", o, "author") }
  v.keys += n
}
function walkPage(o, v) {
  let n = 0, x
  if ((x = o.$schema) !== undefined) { n++; v.text(x, "plain", o, "$schema") }
  if ((x = o.path) !== undefined) { n++; v.text(x, "code", o, "path") }
  if ((x = o.title) !== undefined) { n++; v.text(x, "plain", o, "title") }
  if ((x = o.description) !== undefined) { n++; v.text(x, "plain", o, "description") }
  if (o.layout !== undefined) n++
  if ((x = o.image) !== undefined) { n++; walkImage(x, v) }
  if (o.shareCard !== undefined) n++
  if ((x = o.article) !== undefined) { n++; walkArticle(x, v) }
  if (o.draft !== undefined) n++
  if (o.noindex !== undefined) n++
  if ((x = o.ignore) !== undefined) { n++; for (let i = 0; i < x.length; i++) { walkIgnoredRule(x[i], v) } }
  if (o.sections !== undefined) n++
  v.keys += n
}
export { walkSiteSettings as walkSettings, walkPage as walkPage }
export function walkSection(o, v) {
  switch (o.type) {
    case "accordion": return walkAccordionSection(o, v)
    case "call-to-action": return walkCallToActionSection(o, v)
    case "carousel": return walkCarouselSection(o, v)
    case "feature": return walkFeatureSection(o, v)
    case "filter-list": return walkFilterListSection(o, v)
    case "form": return walkFormSection(o, v)
    case "hero": return walkHeroSection(o, v)
    case "hero-slider": return walkHeroSliderSection(o, v)
    case "pricing": return walkPricingSection(o, v)
    case "rich-text": return walkRichTextSection(o, v)
    case "steps": return walkStepsSection(o, v)
    case "tabs": return walkTabsSection(o, v)
    case "tile-grid": return walkTileGridSection(o, v)
  }
}
