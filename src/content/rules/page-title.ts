import { uniqueText } from './unique-text.ts'

export const pageTitle = uniqueText({
  id: 'page-title',
  field: 'title',
  describe: 'Every page has a title of its own, which search results show whole.',
  shortest: 15,
  longest: 65,
})
