import { createMiddleware } from 'hono/factory'
import type { SimulatedFailure } from './installation.ts'

/** Failures that have nothing to do with what was asked. */
export const misbehave = (failure: SimulatedFailure | null) => {
  let requests = 0
  return createMiddleware(async (c, next) => {
    requests += 1
    switch (failure) {
      case 'webPage':
        return c.html('<!doctype html><title>Sign in</title><p>Welcome</p>')
      case 'tooManyRequests':
        return c.json({ Message: 'Too many requests' }, 429, { 'retry-after': '120' })
      case 'outOfOrder':
        return c.json({ Message: 'Out of order' }, 503)
      case 'redirect':
        return c.redirect('https://sis.example.org/elsewhere')
      case 'neverAnswers':
        return await new Promise<never>(() => {})
      case 'busyNowAndThen':
        if (requests % 2 === 1) return c.json({ Message: 'Busy' }, 503, { 'retry-after': '1' })
    }
    await next()
    const isCut =
      failure === 'cutShort' ||
      (failure === 'listsCutShort' && /\/(students|Student|users)\b/.test(c.req.path))
    if (!isCut) return
    const text = await c.res.text()
    c.res = new Response(text.slice(0, Math.ceil(text.length / 2)), c.res)
  })
}
