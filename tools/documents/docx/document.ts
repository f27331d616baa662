import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Header,
  type IParagraphOptions,
  Packer,
  PageNumber,
  Paragraph,
  ShadingType,
  TabStopType,
  TextRun,
} from 'docx'
import type { DocxDownload } from '../download.ts'
import type { DocumentSite } from '../site.ts'
import { withZipDate } from '../zip-dates.ts'
import { bodyOf } from './blocks.ts'
import { coreProperties } from './core.ts'
import { bare, margin, numberingOf, stylesOf, textWidth } from './look.ts'
import { pairsOf } from './tables.ts'

/** Makes a Word document. The same content makes the same bytes. */
export async function makeDocx(download: DocxDownload, site: DocumentSite): Promise<Buffer> {
  const { title, label, subtitle, control, date } = download
  const document = new Document({
    title,
    styles: stylesOf(site.palette, site.language),
    numbering: numberingOf(site.palette),
    sections: [
      {
        properties: {
          page: {
            size: { width: 11906, height: 16838 },
            margin: { top: 1300, bottom: 1200, left: margin, right: margin, header: 560, footer: 500 },
          },
        },
        headers: { default: headerOf(download, site) },
        footers: { default: footerOf(site) },
        children: [
          onGround(site, { style: 'CoverLabel', text: `${label} · ${site.brand}`.toUpperCase() }),
          onGround(site, { style: 'Title', text: title }),
          onGround(site, { style: 'CoverText', text: subtitle }),
          new Paragraph({ style: 'Small', spacing: { before: 120, after: 120 } }),
          ...(control ? [pairsOf(control, site)] : []),
          ...bodyOf(download, site),
        ],
      },
    ],
  })
  // The library dates the properties by the clock.
  const overrides = [{ path: 'docProps/core.xml', data: coreProperties(download, site) }]
  return withZipDate(await Packer.toBuffer(document, false, overrides), date)
}

/** A paragraph on the coloured ground. Paragraphs with the same border share one box, gaps included. */
function onGround({ palette }: DocumentSite, options: IParagraphOptions): Paragraph {
  const fill = bare(palette.dark)
  const side = { style: BorderStyle.SINGLE, size: 48, space: 8, color: fill }
  return new Paragraph({
    ...options,
    indent: { left: 220, right: 220 },
    shading: { type: ShadingType.CLEAR, color: 'auto', fill },
    border: { top: side, bottom: side, left: side, right: side },
  })
}

function headerOf({ title }: DocxDownload, { brand, palette }: DocumentSite): Header {
  const line = { style: BorderStyle.SINGLE, size: 4, space: 6, color: bare(palette.line) }
  const name = new TextRun({ text: brand, bold: true, color: bare(palette.brand) })
  return new Header({ children: [spread([name], [new TextRun(title)], { border: { bottom: line } })] })
}

function footerOf({ brand, email, palette }: DocumentSite): Footer {
  const line = { style: BorderStyle.SINGLE, size: 4, space: 6, color: bare(palette.line) }
  const pages = new TextRun({ children: ['Page ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES] })
  const left = new TextRun([brand, email].filter((part) => part !== '').join(' · '))
  return new Footer({ children: [spread([left], [pages], { border: { top: line } })] })
}

/** Words at the left and words at the right of one line. */
function spread(left: TextRun[], right: TextRun[], options: IParagraphOptions): Paragraph {
  return new Paragraph({
    style: 'Small',
    alignment: AlignmentType.LEFT,
    tabStops: [{ type: TabStopType.RIGHT, position: textWidth }],
    children: [...left, new TextRun('\t'), ...right],
    ...options,
  })
}
