/** Where the browser keeps that the notice about cookies was accepted. */
export const consentKey = 'cookie_consent'

/** Where it keeps the id of the banner that was dismissed last. */
export const bannerKey = 'dismissed_banner'
