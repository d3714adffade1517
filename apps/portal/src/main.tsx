import { createRoot } from 'react-dom/client'
import '@edconsole/console-ui/styles.css'
import './portal.css'
import { Portal } from './portal.tsx'

const root = document.getElementById('portal')
if (root) createRoot(root).render(<Portal />)
