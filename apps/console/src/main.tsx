import { ConsoleProvider, createConsoleRuntime } from '@edconsole/console-core'
import { ConsoleRouter, createConsoleRouter, whenPlaced } from '@edconsole/console-core/react-router'
import { ConsoleShell, ThemeRoot } from '@edconsole/console-ui'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './trusted-types.ts'
import './without-evaluation.ts'
import { clockFrom } from './clock-from.ts'
import { createEventSink } from './create-event-sink.ts'
import './fonts.css'
import './page.css'
import { readAnswers, readSettings } from './read-settings.ts'
import { preloadScreen, renderScreen } from './render-screen.tsx'

const settings = readSettings(document)
const { suffix, sentryDsn, now, timeZone, baseUrl, signInUrl, sessionFrames, employeeAccess, demoAccounts } =
  settings
const answers = readAnswers(document)
const environment = suffix?.toUpperCase()

const runtime = createConsoleRuntime({
  productName: environment ? `Console ${environment}` : 'Console',
  headingLevel: 1,
  documentTitle: 'set',
  clock: clockFrom(now),
  answers,
  onEvent: createEventSink(sentryDsn, environment?.toLowerCase() ?? 'production'),
  ...(timeZone !== undefined && { timeZone }),
  ...(baseUrl !== undefined && { baseUrl }),
  ...(signInUrl !== undefined && { signInUrl }),
  ...(sessionFrames && { sessionFrames }),
  ...(employeeAccess && { employeeAccess }),
  ...(demoAccounts && { demoAccounts }),
})
const router = createConsoleRouter({ runtime, preload: preloadScreen })

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')
const render = () =>
  createRoot(root).render(
    <StrictMode>
      <ConsoleProvider runtime={runtime}>
        <ThemeRoot>
          <ConsoleRouter router={router} Layout={ConsoleShell} renderScreen={renderScreen} />
        </ThemeRoot>
      </ConsoleProvider>
    </StrictMode>,
  )
// Who came with everything at hand sees the screen at once, not a frame without one first; whoever did not, the frame.
if (Object.keys(answers).length > 0) whenPlaced(router, runtime, preloadScreen).then(render)
else render()
