import { escapeHtml } from '../../agreed/escape-html.ts'
import type { FormAnswer, SiteSettings } from '../../generated/types.ts'
import { directionAttribute } from '../../language.ts'
import type { AnswerMail } from '../../leads/forms/form.ts'
import { textHtml } from '../../parts/markup.ts'
import { plainText } from './plain-text.ts'

/** An answer to visitors as the lead service sends it, as text and as HTML; only the number of the lead is still to come. */
export function answerMail(
  { subject, body }: FormAnswer,
  { url, language, organization }: Pick<SiteSettings, 'url' | 'language' | 'organization'>,
  base: string,
): AnswerMail {
  const address = `${url}${base}`
  const direction = directionAttribute(language)
  // On the body: mail programs drop the element around it.
  const html = `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(subject)}</title>
</head>
<body${direction} style="font: 1rem/1.5 sans-serif; max-width: 40rem">
${textHtml(body, 'prose', address)}</body>
</html>
`
  return { subject, text: plainText(body, address), html, replyTo: organization?.email }
}
