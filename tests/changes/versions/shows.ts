type Fields = Record<string, unknown>

/** Whether a field such as "hero: image.src" stands anywhere in a config and its page files. */
export function shows([config, ...pageFiles]: readonly unknown[], field: string): boolean {
  const [owner = '', path = ''] = field.split(': ')
  const steps = path.match(/\[\]|\([^)]*\)|[^.[\]()]+/g) ?? []
  return steps.reduce(inside, ownersIn(config as Fields, pageFiles as Fields[], owner)).length > 0
}

function ownersIn(config: Fields, pageFiles: readonly Fields[], owner: string): unknown[] {
  if (owner === 'site file') return [config]
  const pages = [...(config.pages as Fields[]), ...pageFiles]
  if (owner === 'page') return pages
  const sections = [...pages.flatMap((page) => page.sections as Fields[]), ...Object.values(config.shared as Fields)]
  return sections.filter((section) => (section as Fields).type === owner)
}

function inside(values: unknown[], step: string): unknown[] {
  const objects = values.filter((value) => typeof value === 'object' && value !== null)
  if (step === '[]') return objects.flatMap((value) => Object.values(value))
  if (step.startsWith('(')) return objects.filter((value) => Object.values(value).includes(step.slice(1, -1)))
  return objects.flatMap((value) => (Object.hasOwn(value, step) ? [(value as Fields)[step]] : []))
}
