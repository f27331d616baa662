import '@mantine/core/styles.css'
import './edit.css'
import { MantineProvider } from '@mantine/core'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { editAddress } from '../agreed-addresses.ts'
import { PicturesContext } from '../form/pictures/context.ts'
import { Broken } from './broken.tsx'
import { Layout } from './layout.tsx'
import { sitePictures } from './pictures/pictures.ts'
import { store } from './store.ts'
import { refuseFile, refusePicture } from './stray-files.ts'
import { theme } from './theme.ts'

const router = createBrowserRouter([{ path: '*', element: <Layout />, errorElement: <Broken /> }], {
  basename: editAddress,
})

store.begin()
addEventListener('dragover', refuseFile)
addEventListener('paste', refusePicture)

const container = document.getElementById('editor')
if (container) {
  createRoot(container).render(
    <MantineProvider defaultColorScheme="auto" theme={theme}>
      <PicturesContext value={sitePictures}>
        <RouterProvider router={router} />
      </PicturesContext>
    </MantineProvider>,
  )
}
