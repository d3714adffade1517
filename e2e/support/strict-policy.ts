import type { Page } from '@playwright/test'

/** Nothing made up on the way: no inline script, no script from a text, no worker from a blob. */
const OF_PAGE =
  "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types default"
/** A worker runs under the policy of its own response, and this one makes no requests. */
const OF_WORKER = "default-src 'none'; script-src 'self'"

/** Puts the strictest policy that hosts have on the page and its workers. Resolves to what breaks it, which grows. */
export const underStrictPolicy = async (page: Page): Promise<readonly string[]> => {
  const broken: string[] = []
  await page.route('**/*', async (route) => {
    const request = route.request()
    const isWorker = /dry-run-worker/.test(request.url())
    if (request.resourceType() !== 'document' && !isWorker) return route.fallback()
    const answer = await route.fetch()
    const policy = isWorker ? OF_WORKER : OF_PAGE
    return route.fulfill({
      response: answer,
      headers: { ...answer.headers(), 'content-security-policy': policy },
    })
  })
  await onViolation(page, (violation) => broken.push(violation))
  return broken
}

/** What the policy of the page refuses, and what is thrown because of it; grows. */
export const watchPolicy = async (page: Page): Promise<readonly string[]> => {
  const broken: string[] = []
  await onViolation(page, (violation) => broken.push(violation))
  page.on('pageerror', ({ message }) => broken.push(message))
  return broken
}

/** Hears what the policy of the page refuses, from its first script on. */
const onViolation = async (page: Page, hear: (violation: string) => void): Promise<void> => {
  await page.exposeFunction('hearViolation', hear)
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample, sourceFile }) => {
      const hear: unknown = Reflect.get(window, 'hearViolation')
      if (typeof hear === 'function') hear([violatedDirective, blockedURI, sample, sourceFile].join(' '))
    })
  })
}
