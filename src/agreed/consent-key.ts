/** Where the browser keeps that the notice about cookies was accepted. */
export const consentKey = 'cookie_consent'
