import { topicWords } from '../sources/names.ts'
import type { Rule } from './rule.ts'

export const topics: Rule = {
  id: 'topics',
  severity: 'error',
  describe: 'The site names every topic that a page has, once, and no two alike.',
  check(site, report) {
    const { settings, settingsPlace } = site
    const seen = new Set<string>()
    const labels = new Map<string, string>()
    for (const topic of settings.topics ?? []) {
      if (seen.has(topic.name))
        report(settingsPlace, topic, 'name', {
          message: `The topic "${topic.name}" stands here twice.`,
          hint: 'Remove one of the two.',
        })
      else if (labels.has(topic.label))
        report(settingsPlace, topic, 'label', {
          severity: 'warning',
          message: `Visitors would read "${topic.label}" for two topics, "${labels.get(topic.label)}" and "${topic.name}".`,
          hint: 'Give one of them another label.',
        })
      seen.add(topic.name)
      labels.set(topic.label, topic.name)
    }
    for (const [{ page }, place] of site.pagePlaces) {
      const { topics = [] } = page
      for (const [index, name] of topics.entries()) {
        const words = topicWords(name, settings)
        if (words) report(place, topics, index, words.fix ? words : { ...words, cause: name })
      }
    }
  },
}
