import { startCampaign } from './campaign.ts'
import { startChat } from './chat.ts'
import { startConsent } from './consent.ts'
import { startHeader } from './header.ts'
import { startMenu } from './menu.ts'
import { startNewsletter } from './newsletter.ts'
import { whenParsed, whenSeen } from './when.ts'

/** Brings the shell of the page to life; it works without, and better with it. */
export function startShell(): void {
  whenSeen(startCampaign)
  whenParsed(() => {
    startHeader()
    startMenu()
    startNewsletter()
    startChat()
    whenSeen(startConsent)
  })
}
