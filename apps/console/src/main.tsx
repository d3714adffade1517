import { ConsoleProvider, createConsoleRuntime, whenAnswered } from '@edconsole/console-core'
import { ConsoleRouter, createConsoleRouter, whenPlaced } from '@edconsole/console-core/react-router'
import { ConsoleShell, routedScreens, screenLoaders, ThemeRoot } from '@edconsole/console-ui'
import { StrictMode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import './trusted-types.ts'
import './without-evaluation.ts'
import { createEventSink } from './create-event-sink.ts'
import './fonts.css'
import './page.css'
import { readAnswers, readSettings } from './read-settings.ts'

const settings = readSettings(document)
const { suffix, sentryDsn, now, timeZone, baseUrl, signInUrl, sessionFrames, employeeAccess, demoAccounts } =
  settings
const answers = readAnswers(document)
const environment = suffix?.toUpperCase()

/** A clock that starts at a given moment and goes on from there; without one, the computer's. */
const clockFrom = (start: string | undefined): (() => Date) => {
  if (start === undefined) return () => new Date()
  const ahead = Date.parse(start) - Date.now()
  return () => new Date(Date.now() + ahead)
}

const events = createEventSink(sentryDsn, environment?.toLowerCase() ?? 'production')
const runtime = createConsoleRuntime({
  productName: environment ? `Console ${environment}` : 'Console',
  headingLevel: 1,
  documentTitle: 'set',
  clock: clockFrom(now),
  answers,
  onEvent: events.emit,
  ...(timeZone !== undefined && { timeZone }),
  ...(baseUrl !== undefined && { baseUrl }),
  ...(signInUrl !== undefined && { signInUrl }),
  ...(sessionFrames && { sessionFrames }),
  ...(employeeAccess && { employeeAccess }),
  ...(demoAccounts && { demoAccounts }),
})
const screens = routedScreens(screenLoaders)
const router = createConsoleRouter({ runtime, preload: screens.preload })

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')
/** Monitoring comes after the first rows. Its effect is the last of the first commit, which has asked for them. */
function AfterFirstRows(): null {
  useEffect(() => whenAnswered(runtime.api, events.start), [])
  return null
}

const render = () =>
  createRoot(root).render(
    <StrictMode>
      <ConsoleProvider runtime={runtime}>
        <ThemeRoot scheme="system">
          <ConsoleRouter router={router} Layout={ConsoleShell} renderScreen={screens.renderScreen} />
        </ThemeRoot>
        <AfterFirstRows />
      </ConsoleProvider>
    </StrictMode>,
  )
// If the page came with its answers, the first render is the screen, not an empty frame; otherwise it is the frame.
if (Object.keys(answers).length > 0) whenPlaced(router, runtime, screens).then(render)
else render()
