import { startAnswer } from './answer.ts'
import { startBack } from './back.ts'
import { startBanner } from './banner.ts'
import { startCampaign } from './campaign.ts'
import { startChat } from './chat.ts'
import { startConsent } from './consent.ts'
import { startEntrance } from './entrance.ts'
import { startHeader } from './header.ts'
import { startMenu } from './menu.ts'
import { startNewsletter } from './newsletter.ts'
import { whenParsed, whenSeen } from './when.ts'

/** Brings the shell of the page to life; it works without, and better with it. */
export function startShell(): void {
  whenSeen(startCampaign)
  startBack()
  whenParsed(() => {
    startAnswer()
    startBanner()
    startHeader()
    startEntrance()
    startMenu()
    startNewsletter()
    startChat()
    whenSeen(startConsent)
  })
}
