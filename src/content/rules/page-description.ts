import { uniqueText } from './unique-text.ts'

export const pageDescription = uniqueText({
  id: 'page-description',
  field: 'description',
  describe: 'Every page has a description of its own, which search results show whole.',
  shortest: 50,
  longest: 160,
})
