import { ConsoleProvider, createConsoleRuntime, memoryStorage } from '@edconsole/console-core'
import { cleanup, render } from '@testing-library/react'
import { type ReactElement, useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ThemeRoot } from '../../parts/theme-root/theme-root.tsx'
import { type FormField, type FormSchema, ResourceForm, useFormInputs } from './index.ts'

afterEach(cleanup)

type Values = { name: string }
const fields: FormField<Values>[] = [
  { name: 'name', label: 'Name', control: { kind: 'text' }, required: true },
]
const anything: FormSchema = { safeParse: () => ({ success: true }) }

function Preview(): ReactElement {
  return <p>Letters of {String(useFormInputs().name)}</p>
}

function Form({ width }: { width: number }): ReactElement {
  const [runtime] = useState(() =>
    createConsoleRuntime({ storage: memoryStorage(), draftStorage: memoryStorage() }),
  )
  return (
    <ConsoleProvider runtime={runtime}>
      <ThemeRoot scheme="light">
        <div style={{ containerName: 'ec-screen', containerType: 'inline-size', inlineSize: width }}>
          <ResourceForm<Values>
            formId="client"
            label="Client"
            fields={fields}
            sections={[{ title: 'Details', fields: ['name'] }]}
            values={{ name: 'Larkspur' }}
            calls={[{ id: 'client', schema: anything, run: async () => undefined }]}
            aside={<Preview />}
            views={{
              label: 'View',
              form: 'Details',
              aside: 'Letters',
              count: ({ name }) => String(name).length,
            }}
          />
        </div>
      </ThemeRoot>
    </ConsoleProvider>
  )
}

const field = () => page.getByRole('textbox', { name: 'Name' })
const preview = () => page.getByText('Letters of', { exact: false })
const tab = (name: RegExp) => page.getByRole('radio', { name })

it('[ux 4.5] form and preview stand side by side where there is room', async () => {
  render(<Form width={1100} />)
  await expect.element(field()).toBeVisible()
  await expect.element(preview()).toBeVisible()
  await expect.element(tab(/^Letters/)).not.toBeInTheDocument()
})

it('[ux 4.5] elsewhere they are two views, and what is wrong leads back to the form', async () => {
  render(<Form width={390} />)
  await expect.element(field()).toBeVisible()
  await expect.element(preview()).not.toBeVisible()
  await userEvent.clear(field())
  await userEvent.click(page.getByText(/^Letters\d$/))
  await expect.element(tab(/^Letters ?0$/)).toBeChecked()
  await expect.element(preview()).toBeVisible()
  await expect.element(page.getByText('Name', { exact: true }).first()).not.toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Save changes' }))
  await expect.element(field()).toHaveFocus()
  await expect.element(preview()).not.toBeVisible()
})
