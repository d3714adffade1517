// One place that answers "which Chromium?", in order: CHROME_PATH, one on the machine, the one pinned in an npm package (Linux x64), Playwright's own.
import { existsSync } from 'node:fs'

export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export async function findChromium(): Promise<string | undefined> {
  const found = [
    process.env.CHROME_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome-stable',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ].find((p) => p && existsSync(p))
  if (found) return found
  if (process.platform === 'linux' && process.arch === 'x64') {
    process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x' // makes the package unpack the few shared libraries a bare machine lacks
    return (await import('@sparticuz/chromium')).default.executablePath()
  }
  return undefined // Playwright's own, after `playwright install chromium`
}
