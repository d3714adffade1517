import { createRoot } from 'react-dom/client'
import '@edconsole/console-ui/styles.unlayered.css'
import { PLAIN } from './plain.ts'
import { Portal } from './portal.tsx'

// Without the portal's styles the page keeps one of their effects: the same room for what it embeds.
if (PLAIN) document.body.style.margin = '0'
else await import('./portal.css')

const root = document.getElementById('portal')
if (root) createRoot(root).render(<Portal />)
