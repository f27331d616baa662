import type { Chat, Consent, SiteSettings } from '../generated/types.ts'
import { addBase, inlineHtml } from '../parts/markup.ts'
import type { ShellContext } from './context.ts'
import { messagePlace } from './current.ts'
import { Icon } from './icon.tsx'
import styles from './overlays.module.css'
import { words } from './words.ts'

/** What floats above every page: the notice about cookies and the button for a chat. They share a row, so that neither covers the other. */
export function Overlays({ settings, context }: { settings: SiteSettings; context: ShellContext }) {
  const { consent, chat } = settings
  if (!consent && !chat) return null
  return (
    <div className={styles.overlays}>
      {consent && <ConsentNotice consent={consent} context={context} />}
      {chat && <ChatButton chat={chat} context={context} />}
    </div>
  )
}

/** Shown until it is accepted; not without script, which could not remember that. */
function ConsentNotice({ consent, context }: { consent: Consent; context: ShellContext }) {
  return (
    <aside aria-label={words.cookies} className={styles.consent} id="consent">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the parser escapes everything that it does not make itself. */}
      <p dangerouslySetInnerHTML={{ __html: inlineHtml(consent.text, context.base) }} />
      <button type="button">{consent.labels?.accept ?? words.accept}</button>
    </aside>
  )
}

function ChatButton({ chat, context }: { chat: Chat; context: ShellContext }) {
  const { label, href, phone } = chat
  const address = `${addBase(href, context.base)}${href.includes('?') ? '&' : '?'}text=${messagePlace}`
  return (
    <aside aria-label={words.chat} className={styles.chat}>
      <a
        aria-label={label}
        data-log={`${context.leads}/api/whatsapp-lead`}
        data-phone={phone}
        href={address}
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
