import '@mantine/core/styles.css'
import './gallery.css'
import { MantineProvider } from '@mantine/core'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { AllIcons } from './all-icons.tsx'
import { AllTypes } from './all-types.tsx'
import { Layout } from './layout.tsx'
import { Looks } from './looks.tsx'
import { NotFound } from './not-found.tsx'
import { theme } from './theme.ts'
import { TypePage } from './type-page.tsx'
import { Uses } from './uses.tsx'

const router = createBrowserRouter(
  [
    {
      element: <Layout />,
      children: [
        { index: true, element: <AllTypes /> },
        { path: 'icons', element: <AllIcons /> },
        { path: 'looks', element: <Looks /> },
        { path: 'uses', element: <Uses /> },
        { path: ':name', element: <TypePage /> },
        { path: '*', element: <NotFound /> },
      ],
    },
  ],
  { basename: '/_sections' },
)

const container = document.getElementById('gallery')
if (container) {
  createRoot(container).render(
    <MantineProvider defaultColorScheme="auto" theme={theme}>
      <RouterProvider router={router} />
    </MantineProvider>,
  )
}
