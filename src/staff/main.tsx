import '@mantine/core/styles.css'
import './staff.css'
import { MantineProvider } from '@mantine/core'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { staffAddress } from '../agreed/staff-api.ts'
import { DeadLetters } from './dead-letters.tsx'
import { Forget } from './forget.tsx'
import { Layout } from './layout.tsx'
import { Lead } from './lead.tsx'
import { Leads } from './leads.tsx'
import { NotFound } from './not-found.tsx'
import { Gate } from './session.tsx'
import { theme } from './theme.ts'

const router = createBrowserRouter(
  [
    {
      element: <Layout />,
      children: [
        { index: true, element: <Leads /> },
        { path: 'lead/:id', element: <Lead /> },
        { path: 'dead', element: <DeadLetters /> },
        { path: 'forget', element: <Forget /> },
        { path: '*', element: <NotFound /> },
      ],
    },
  ],
  { basename: staffAddress },
)

const container = document.getElementById('staff')
if (container) {
  createRoot(container).render(
    <MantineProvider defaultColorScheme="auto" theme={theme}>
      <Gate>
        <RouterProvider router={router} />
      </Gate>
    </MantineProvider>,
  )
}
