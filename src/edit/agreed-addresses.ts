/** By which addresses and signs the editor's page and its server reach each other. */

export const editAddress = '/_edit'
export const apiAddress = `${editAddress}/api`

/** Small copies of pictures: pictures on a page send no header of ours. */
export const thumbnailAddress = `${editAddress}/thumbnail`

/** Pictures of what was changed. */
export const screenAddress = `${editAddress}/screen`

/** Below this pictures come to the site, as their own bytes. */
export const picturesAddress = `${apiAddress}/pictures`

/** How a picture is sent: no form can do so. */
export const bytesType = 'application/octet-stream'

/** A header that no form and no page from elsewhere can send. */
export const ownHeader = 'x-sectile-edit'

/** What the server says over the preview's channel when the content is another one; the page then asks what. */
export const changedEvent = 'sectile:edit'
