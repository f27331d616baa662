import { store } from './store.ts'

/** A file that is dropped where nothing takes it: a browser would show it in place of the editor. */
export function refuseFile(event: DragEvent): void {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
  event.preventDefault()
  event.dataTransfer.dropEffect = 'none'
}

/** A picture that is pasted where words are typed would only not be there. */
export function refusePicture({ defaultPrevented, clipboardData }: ClipboardEvent): void {
  const isFile = clipboardData?.types.includes('Files') && !clipboardData.types.some((type) => type.startsWith('text/'))
  if (isFile && !defaultPrevented)
    store.fail(
      'A picture is no part of a text. Save it as a file, and bring it with “Add picture” or “Choose another picture” in the form.',
    )
}
