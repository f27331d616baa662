import { readUrl } from '../../read-url.ts'
import { sectionsOf } from '../survey/survey.ts'
import type { Rule } from './rule.ts'

export const video: Rule = {
  id: 'video',
  severity: 'error',
  describe: 'A film can be played in the page, and read by those who do not hear it.',
  check(site, report) {
    for (const { section, place } of sectionsOf(site, 'video')) {
      const { href, player, captions, silent } = section
      if (player !== undefined) {
        if (!readUrl(player))
          report(place, section, 'player', {
            severity: 'warning',
            message: `No browser can open "${player}".`,
            hint: 'Copy the address of the player from its host once more.',
          })
        for (const key of ['captions', 'silent'] as const)
          if (section[key] !== undefined)
            report(place, section, key, {
              message: `"${key}" is for a film of your own, and this one is shown by the "player" of its host.`,
              hint: 'Give it its captions there, and remove this.',
            })
      } else if (!/^\/.+\.(mp4|webm)$/i.test(href)) {
        report(place, section, 'href', {
          message: `"${href}" is no film that the page can play, and there is no "player".`,
          hint: 'Write the address of the host\'s player, such as "player": "https://video.example/embed/first-bowl", or put the film into public/ as MP4 or WebM.',
        })
      } else if (captions === undefined && silent === undefined) {
        report(place, section, null, {
          message: 'This film has no "captions".',
          hint: 'Put its words into public/ as a file of WebVTT, for visitors who do not hear them, or write "silent": true when nothing is heard that has to be read.',
        })
      } else if (captions !== undefined && silent !== undefined) {
        report(place, section, 'silent', {
          message: 'A film is either silent or has captions, not both.',
          hint: 'Remove one of the two.',
        })
      }
    }
  },
}
