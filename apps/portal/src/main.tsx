import { createRoot } from 'react-dom/client'
import '@edconsole/console-ui/styles.unlayered.css'
import { PLAIN } from './plain.ts'

// Without the portal's styles the page keeps one of their effects: the same room for what it embeds.
if (PLAIN) document.body.style.margin = '0'
else await import('./portal.css')

const load = async () => {
  const { pathname } = window.location
  if (pathname.startsWith('/office')) return (await import('./office.tsx')).Office
  if (pathname.startsWith('/desk')) return (await import('./desk.tsx')).Desk
  return (await import('./portal.tsx')).Portal
}

const Page = await load()
const root = document.getElementById('portal')
if (root) createRoot(root).render(<Page />)
