import { createRoot } from 'react-dom/client'
import '@edconsole/console-ui/styles.unlayered.css'
import { PLAIN } from './plain.ts'
import { Portal } from './portal.tsx'

if (!PLAIN) await import('./portal.css')

const root = document.getElementById('portal')
if (root) createRoot(root).render(<Portal />)
