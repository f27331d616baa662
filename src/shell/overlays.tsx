import type { Chat, Consent, SiteSettings } from '../generated/types.ts'
import { addBase, textHtml } from '../parts/markup.ts'
import type { ShellContext } from './context.ts'
import { Icon } from './icon.tsx'
import styles from './overlays.module.css'
import { type Place, usePlace } from './template.tsx'

/** What floats above every page: the notice about cookies and the button for a chat. They share a row, so that neither covers the other. */
export function Overlays({ settings, context }: { settings: SiteSettings; context: ShellContext }) {
  const { consent, chat } = settings
  if (!consent && !chat) return null
  return (
    <div className={chat ? `${styles.overlays} ${styles.chatting}` : styles.overlays}>
      {consent && <ConsentNotice consent={consent} context={context} />}
      {chat && <ChatButton chat={chat} context={context} />}
    </div>
  )
}

/** Shown until it is accepted; not without script, which could not remember that. */
function ConsentNotice({ consent, context }: { consent: Consent; context: ShellContext }) {
  return (
    <aside aria-label={context.words.consent.name} className={styles.consent} id="consent">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the parser escapes everything that it does not make itself. */}
      <p dangerouslySetInnerHTML={{ __html: textHtml(consent.text, 'inline', context.base) }} />
      <button type="button">{consent.labels?.accept ?? context.words.consent.accept}</button>
    </aside>
  )
}

function ChatButton({ chat, context }: { chat: Chat; context: ShellContext }) {
  const { label, phone, log } = chat
  const address = usePlace(chatAddress(chat, context.base))
  return (
    <aside aria-label={context.words.chat.name} className={styles.chat}>
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: it is a link, whose address each page writes. */}
      <a
        aria-label={label}
        data-log={log === undefined ? undefined : `${context.leads}${log}`}
        data-phone={phone}
        {...address}
        id="chat"
        rel="noopener"
        target="_blank"
        title={label}
      >
        <Icon name="chat" />
      </a>
    </aside>
  )
}

/** Where the chat is begun: with the greeting of the page, or with the message of all others. */
function chatAddress({ href, message, greetings = [] }: Chat, base: string): Place {
  const start = `${addBase(href, base)}${href.includes('?') ? '&' : '?'}text=`
  const begin = (text: string) => start + encodeURIComponent(text)
  // Of two greetings for a page the first counts, so it is written last.
  const own = greetings.toReversed().flatMap(({ paths, message }) => paths.map((path) => [path, begin(message)]))
  return { attribute: 'href', on: Object.fromEntries(own), otherwise: begin(message) }
}
