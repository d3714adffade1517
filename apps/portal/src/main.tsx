import { createRoot } from 'react-dom/client'
import '@edconsole/console-ui/styles.unlayered.css'
import { PLAIN } from './plain.ts'

// Without the portal's styles the page keeps one of their effects: the same room for what it embeds.
if (PLAIN) document.body.style.margin = '0'
else await import('./portal.css')

const load = async () =>
  window.location.pathname.startsWith('/office')
    ? (await import('./office.tsx')).Office
    : (await import('./portal.tsx')).Portal

const Page = await load()
const root = document.getElementById('portal')
if (root) createRoot(root).render(<Page />)
