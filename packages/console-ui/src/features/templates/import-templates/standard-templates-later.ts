import { createLater } from '../../../parts/later/create-later.ts'

/** The rules of all columns are large, and only who makes templates asks for them. */
export const standardTemplatesLater = /* @__PURE__ */ createLater(async () => {
  const { standardComponents, standardTemplate } = await import('@edconsole/console-core/import-rules')
  return { standardComponents, standardTemplate }
})
