const elements =
  'a|abbr|address|article|aside|audio|b|big|blockquote|body|br|button|center|cite|code|dd|del|details|div|dl|dt|em|embed|figcaption|figure|font|footer|form|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|label|li|link|main|mark|meta|nav|object|ol|option|p|picture|pre|q|s|script|section|select|small|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|textarea|tfoot|th|thead|title|tr|tt|u|ul|video|wbr'
const switches =
  'allowfullscreen|async|autoplay|checked|controls|defer|disabled|hidden|loop|multiple|muted|open|readonly|required|selected'

/**
 * A tag of HTML: an element's, one with an attribute, one that closes, or a comment. Words between signs, such as
 * "<Ctrl>", "<your name>" and "a<b then c>d", are words.
 */
export const tag = new RegExp(
  `<(?:${elements})(?:\\s+(?:${switches}))*\\s*/?>|<[a-z][a-z0-9-]*\\s[^<>=]*=[^<>]*>|<[a-z][a-z0-9-]*\\s*/>|</[a-z][^<>]*>|<!--`,
  'iu',
)
