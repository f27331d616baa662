// Made from download.schema.json by npm run generate. Do not edit.

/**
 * A document that visitors can download, made by npm run downloads. "format" says which kind of file; its name is that of the file with the content. Example: downloads/opening-the-shop.json becomes public/downloads/opening-the-shop.docx.
 */
export type Download = PdfDownload | DocxDownload | XlsxDownload
/**
 * One part of a section. "kind" says what it is. Example: { "kind": "text", "text": "Every bench has its own tools." }
 */
export type Block =
  | TextBlock
  | SubheadingBlock
  | ListBlock
  | ChecklistBlock
  | TableBlock
  | StepsBlock
  | NoteBlock
  | FieldsBlock
  | FactsBlock
  | CardsBlock
  | ContactBlock
/**
 * One part of a section. "kind" says what it is. Example: { "kind": "text", "text": "Every bench has its own tools." }
 */
export type CommonBlock =
  TextBlock | SubheadingBlock | ListBlock | ChecklistBlock | TableBlock | NoteBlock | FieldsBlock

/**
 * A document to read or to print. Example: a brochure or a checklist.
 */
export interface PdfDownload {
  /**
   * Where an editor finds this schema. Example: "../tools/documents/download.schema.json"
   */
  $schema?: string
  /**
   * A PDF.
   */
  format: 'pdf'
  /**
   * What sort of document it is, above its title. Example: "Service brochure"
   */
  label: string
  /**
   * The name of the document. Example: "Software and the people who make it work"
   */
  title: string
  /**
   * One or two sentences under the title: what the reader gets from it. Example: "Six services, one patient record, and a plan for going live."
   */
  subtitle: string
  /**
   * The day of this edition. It is also the date inside the file, so that the same words always make the same file. Example: "2025-12-18"
   */
  date: string
  cover: Cover
  /**
   * The document from top to bottom. Example: [{ "heading": "Purpose", "blocks": [{ "kind": "text", "text": "One way of working at every bench." }] }]
   *
   * @minItems 1
   * @maxItems 20
   */
  sections: PdfSection[]
}
/**
 * How the document begins. Example: { "size": "page", "image": { "src": "/images/workshop/bench.svg", "alt": "Tools on the wall above a workbench" } }
 */
export interface Cover {
  /**
   * "page" is a cover with a list of the sections, for brochures; "band" takes the upper part of the first page. Example: "band"
   */
  size: 'page' | 'band'
  image: DownloadImage
}
/**
 * A drawing of the site. Example: { "src": "/images/workshop/bench.svg", "alt": "Tools on the wall above a workbench" }
 */
export interface DownloadImage {
  /**
   * An SVG file in public/, as the site addresses it. Example: "/images/workshop/bench.svg"
   */
  src: string
  /**
   * What the drawing shows, for people who do not see it. Example: "Tools on the wall above a workbench"
   */
  alt: string
}
/**
 * A part of the document with a heading. Example: { "heading": "Purpose", "blocks": [{ "kind": "text", "text": "One way of working at every bench." }] }
 */
export interface PdfSection {
  /**
   * The heading of the section. Example: "Purpose"
   */
  heading: string
  /**
   * A few words above the heading. Example: "In short"
   */
  eyebrow?: string
  image?: DownloadImage
  /**
   * true begins a new page. Example: true
   */
  newPage?: boolean
  /**
   * What stands under the heading. Example: [{ "kind": "text", "text": "One way of working at every bench." }]
   *
   * @minItems 1
   * @maxItems 30
   */
  blocks: Block[]
}
/**
 * One paragraph, or several with an empty line between them. Example: { "kind": "text", "text": "Every bench has its own tools." }
 */
export interface TextBlock {
  /**
   * One paragraph, or several with an empty line between them.
   */
  kind: 'text'
  /**
   * A paragraph. May hold **strong words**, [links](/ferry/timetable) and variables such as {brand}. Example: "Every bench has its **own** tools."
   */
  text: string
}
/**
 * A heading inside a section. Example: { "kind": "subheading", "text": "Before you begin" }
 */
export interface SubheadingBlock {
  /**
   * A heading inside a section.
   */
  kind: 'subheading'
  /**
   * The heading. Example: "Before you begin"
   */
  text: string
}
/**
 * A list with bullets, or with numbers. Example: { "kind": "list", "items": ["Brakes", "Gears"] }
 */
export interface ListBlock {
  /**
   * A list with bullets, or with numbers.
   */
  kind: 'list'
  /**
   * true gives the items numbers. Example: true
   */
  ordered?: boolean
  /**
   * One to twenty items. May hold **strong words**, [links](/ferry/timetable) and variables such as {brand}. Example: ["Brakes", "Gears"]
   *
   * @minItems 1
   * @maxItems 20
   *
   * Items: May hold **strong words**, [links](/ferry/timetable) and variables such as {brand}. Example: "Brakes"
   */
  items: string[]
}
/**
 * Points to be ticked on paper. Example: { "kind": "checklist", "items": ["Every tool has its place on the wall"] }
 */
export interface ChecklistBlock {
  /**
   * Points to be ticked on paper.
   */
  kind: 'checklist'
  /**
   * Up to three answers, each with a box of its own. Without them every point has one box. Example: ["Yes", "Partly", "No"]
   *
   * @minItems 1
   * @maxItems 3
   *
   * Items: One answer. Example: "Yes"
   */
  answers?: string[]
  /**
   * The heading of a free column to write in. Example: "Owner and date"
   */
  remark?: string
  /**
   * One to thirty points. Example: ["Every tool has its place on the wall"]
   *
   * @minItems 1
   * @maxItems 30
   *
   * Items: May hold **strong words**, [links](/ferry/timetable) and variables such as {brand}. Example: "Every tool has its place on the wall"
   */
  items: string[]
}
/**
 * Rows and columns. Example: { "kind": "table", "columns": [{ "heading": "Step" }, { "heading": "Owner" }], "rows": [["Register", "Front desk"]] }
 */
export interface TableBlock {
  /**
   * Rows and columns.
   */
  kind: 'table'
  /**
   * What the table shows, above it. Example: "Prices per month"
   */
  caption?: string
  /**
   * Two to six columns. Example: [{ "heading": "Step" }, { "heading": "Owner" }]
   *
   * @minItems 2
   * @maxItems 6
   */
  columns: Column[]
  /**
   * Each row has as many cells as there are columns. Example: [["Register", "Front desk"]]
   *
   * @minItems 1
   * @maxItems 40
   */
  rows: string[][]
}
/**
 * A column of a table. Example: { "heading": "Owner", "width": 2 }
 */
export interface Column {
  /**
   * What stands in the column. Example: "Owner"
   */
  heading: string
  /**
   * Its share of the width; 1 where nothing is said. Example: 2
   */
  width?: number
  /**
   * Where its words stand; "right" is for amounts. Example: "right"
   */
  align?: 'left' | 'center' | 'right'
}
/**
 * Steps in their order, each with a heading. Example: { "kind": "steps", "items": [{ "heading": "Listen", "text": "We ride it around the yard." }] }
 */
export interface StepsBlock {
  /**
   * Steps in their order, each with a heading.
   */
  kind: 'steps'
  /**
   * Two to nine steps. Example: [{ "heading": "Listen", "text": "We ride it around the yard." }]
   *
   * @minItems 2
   * @maxItems 9
   */
  items: Step[]
}
/**
 * One step. Example: { "heading": "Listen", "text": "We ride it around the yard." }
 */
export interface Step {
  /**
   * The name of the step. Example: "Listen"
   */
  heading: string
  /**
   * What happens in it. May hold **strong words**, [links](/ferry/timetable) and variables such as {brand}. Example: "We ride it around the yard."
   */
  text: string
}
/**
 * A box for what must not be overlooked. Example: { "kind": "note", "heading": "Please note", "text": "Keep the signed copy." }
 */
export interface NoteBlock {
  /**
   * A box for what must not be overlooked.
   */
  kind: 'note'
  /**
   * The first words of the box. Example: "Please note"
   */
  heading: string
  /**
   * What the box says. May hold **strong words**, [links](/ferry/timetable) and variables such as {brand}. Example: "Every bench has its **own** tools."
   */
  text: string
}
/**
 * Lines to be filled in by hand. Example: { "kind": "fields", "items": ["Name of the rider", "Date"] }
 */
export interface FieldsBlock {
  /**
   * Lines to be filled in by hand.
   */
  kind: 'fields'
  /**
   * Two to ten things to fill in. Example: ["Name of the rider", "Date"]
   *
   * @minItems 2
   * @maxItems 10
   *
   * Items: What is to be filled in. Example: "Date"
   */
  items: string[]
}
/**
 * Figures in a row, each with a few words. Example: { "kind": "facts", "items": [{ "figure": "3 days", "text": "until it is mended" }, { "figure": "1 year", "text": "until we look again" }] }
 */
export interface FactsBlock {
  /**
   * Figures in a row, each with a few words.
   */
  kind: 'facts'
  /**
   * Two to four figures. Example: [{ "figure": "3 days", "text": "until it is mended" }, { "figure": "1 year", "text": "until we look again" }]
   *
   * @minItems 2
   * @maxItems 4
   */
  items: Fact[]
}
/**
 * A figure with a few words. Example: { "figure": "3 days", "text": "until it is mended" }
 */
export interface Fact {
  /**
   * The figure. Example: "3 days"
   */
  figure: string
  /**
   * What it counts. Example: "until it is mended"
   */
  text: string
}
/**
 * Boxes, two side by side. Example: { "kind": "cards", "items": [{ "heading": "Town" }, { "heading": "Travel" }] }
 */
export interface CardsBlock {
  /**
   * Boxes side by side.
   */
  kind: 'cards'
  /**
   * One to nine boxes. Example: [{ "heading": "Town" }, { "heading": "Travel" }]
   *
   * @minItems 1
   * @maxItems 9
   */
  items: Card[]
}
/**
 * One box. Example: { "heading": "Town", "text": "Short ways in all weathers." }
 */
export interface Card {
  /**
   * The name of what the box is about. Example: "Town"
   */
  heading: string
  /**
   * A large figure under the heading, such as a price. Example: "€6"
   */
  figure?: string
  /**
   * What the figure counts. Example: "per month"
   */
  unit?: string
  /**
   * Some sentences. May hold **strong words**, [links](/ferry/timetable) and variables such as {brand}. Example: "Short ways in all weathers."
   */
  text?: string
  /**
   * A short list. Example: ["Mudguards", "A dynamo light"]
   *
   * @minItems 1
   * @maxItems 8
   *
   * Items: May hold **strong words**, [links](/ferry/timetable) and variables such as {brand}. Example: "Mudguards"
   */
  points?: string[]
  /**
   * The last line, set apart: what comes of it. Example: "Dry feet and a light that is always on"
   */
  result?: string
}
/**
 * How to reach the company, in a coloured box: e-mail, phone and address of the site are added. Example: { "kind": "contact", "heading": "Come to the yard", "text": "Bring your bicycle." }
 */
export interface ContactBlock {
  /**
   * How to reach the company, in a coloured box: e-mail, phone and address of the site are added.
   */
  kind: 'contact'
  /**
   * What the reader is asked to do. Example: "Come to the yard"
   */
  heading: string
  /**
   * Some sentences. May hold **strong words**, [links](/ferry/timetable) and variables such as {brand}. Example: "Bring your bicycle."
   */
  text: string
}
/**
 * A document to be changed and made one's own in Word. Example: a standard operating procedure.
 */
export interface DocxDownload {
  /**
   * Where an editor finds this schema. Example: "../tools/documents/download.schema.json"
   */
  $schema?: string
  /**
   * A Word document.
   */
  format: 'docx'
  /**
   * What sort of document it is, above its title. Example: "Service brochure"
   */
  label: string
  /**
   * The name of the document. Example: "Software and the people who make it work"
   */
  title: string
  /**
   * One or two sentences under the title: what the reader gets from it. Example: "Six services, one patient record, and a plan for going live."
   */
  subtitle: string
  /**
   * The day of this edition. It is also the date inside the file, so that the same words always make the same file. Example: "2025-12-18"
   */
  date: string
  /**
   * What stands in the table under the title, to be filled in by the reader. Example: [{ "name": "Version", "value": "1.0 (draft)" }]
   *
   * @minItems 2
   * @maxItems 12
   */
  control?: ControlField[]
  /**
   * The document from top to bottom. Example: [{ "heading": "Purpose", "blocks": [{ "kind": "text", "text": "One way of working at every bench." }] }]
   *
   * @minItems 1
   * @maxItems 20
   */
  sections: DocxSection[]
}
/**
 * A line of the table under the title. Example: { "name": "Version", "value": "1.0 (draft)" }
 */
export interface ControlField {
  /**
   * What it is. Example: "Version"
   */
  name: string
  /**
   * What stands there until it is filled in. Example: "1.0 (draft)"
   */
  value: string
}
/**
 * A part of the document with a heading. Example: { "heading": "Purpose", "blocks": [{ "kind": "text", "text": "One way of working at every bench." }] }
 */
export interface DocxSection {
  /**
   * The heading of the section. Example: "Purpose"
   */
  heading: string
  /**
   * true begins a new page. Example: true
   */
  newPage?: boolean
  /**
   * What stands under the heading. Example: [{ "kind": "text", "text": "One way of working at every bench." }]
   *
   * @minItems 1
   * @maxItems 30
   */
  blocks: CommonBlock[]
}
/**
 * A plan that computes its dates from the day on which it begins. Example: a plan for moving the workshop.
 */
export interface XlsxDownload {
  /**
   * Where an editor finds this schema. Example: "../tools/documents/download.schema.json"
   */
  $schema?: string
  /**
   * An Excel workbook.
   */
  format: 'xlsx'
  /**
   * What sort of document it is, above its title. Example: "Service brochure"
   */
  label: string
  /**
   * The name of the document. Example: "Software and the people who make it work"
   */
  title: string
  /**
   * One or two sentences under the title: what the reader gets from it. Example: "Six services, one patient record, and a plan for going live."
   */
  subtitle: string
  /**
   * The day of this edition. It is also the date inside the file, so that the same words always make the same file. Example: "2025-12-18"
   */
  date: string
  /**
   * The first day of the plan, until the reader writes another one. Example: "2026-01-05"
   */
  start: string
  /**
   * How to use the workbook, one sentence or two a step. Example: ["Write the day on which you begin."]
   *
   * @minItems 1
   * @maxItems 10
   *
   * Items: One step. Example: "Write the day on which you begin."
   */
  guide: string[]
  /**
   * The parts of the plan. Example: [{ "name": "Discover", "goal": "Know how you work today", "tasks": [{ "task": "Name a project lead", "owner": "Management", "day": 1, "days": 2, "result": "Name known to all" }] }]
   *
   * @minItems 1
   * @maxItems 12
   */
  phases: PlanPhase[]
  /**
   * Questions that must be answered with yes before the plan may end. Example: ["Every drawer has a label"]
   *
   * @minItems 1
   * @maxItems 20
   *
   * Items: One statement to be answered with yes or no. Example: "Every drawer has a label"
   */
  gate: string[]
}
/**
 * A part of the plan. Example: { "name": "Discover", "goal": "Know how you work today", "tasks": [{ "task": "Name a project lead", "owner": "Management", "day": 1, "days": 2, "result": "Name known to all" }] }
 */
export interface PlanPhase {
  /**
   * What the phase is called. Example: "Listen"
   */
  name: string
  /**
   * What is true when it ends. Example: "Everybody knows what moves"
   */
  goal: string
  /**
   * What is done in it. Example: [{ "task": "Name a project lead", "owner": "Management", "day": 1, "days": 2, "result": "Name known to all" }]
   *
   * @minItems 1
   * @maxItems 20
   */
  tasks: PlanTask[]
}
/**
 * One task. Example: { "task": "Name a project lead", "owner": "Management", "day": 1, "days": 2, "result": "Name known to all departments" }
 */
export interface PlanTask {
  /**
   * What is done. Example: "Count the benches"
   */
  task: string
  /**
   * Who sees to it. Example: "Management"
   */
  owner: string
  /**
   * The day of the plan on which it begins, from 1. Example: 1
   */
  day: number
  /**
   * How many days it takes. Example: 2
   */
  days: number
  /**
   * How everybody sees that it is done. Example: "The list hangs on the wall"
   */
  result: string
}
