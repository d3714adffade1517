import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ThemeRoot } from '../../../parts/theme-root/theme-root.tsx'
import { section } from '../../../patterns/define-screen/screen.css.ts'
import { type FormSchema, ResourceForm } from '../../../patterns/resource-form/index.ts'
import { StoryConsole } from '../../../testing/story-console.tsx'
import { panel } from './policy.css.ts'
import { PolicyPart } from './policy-part.tsx'

afterEach(cleanup)

const anything: FormSchema = { safeParse: () => ({ success: true }) }

it('[S2.2] what stands below the form of a policy, where there is no room beside it, is as wide as the form', async () => {
  render(
    <StoryConsole>
      <ThemeRoot>
        <div style={{ inlineSize: 1040 }}>
          <section className={section}>
            <ResourceForm<{ name: string }>
              formId="policy"
              recordId={1}
              label="Policy"
              fields={[{ name: 'name', label: 'Name', control: { kind: 'text' } }]}
              sections={[{ title: 'Length', fields: ['name'] }]}
              values={{ name: '' }}
              calls={[{ id: 'policy', schema: anything, run: async () => undefined }]}
              aside={
                <div className={panel}>
                  <PolicyPart title="Try a password">Beside it</PolicyPart>
                </div>
              }
            />
          </section>
        </div>
      </ThemeRoot>
    </StoryConsole>,
  )
  const edges = (name: string) => {
    const { left, right } = page.getByRole('region', { name }).element().getBoundingClientRect()
    return [left, right]
  }
  await expect.element(page.getByRole('region', { name: 'Length' })).toBeVisible()
  expect(edges('Try a password')).toEqual(edges('Length'))
})
