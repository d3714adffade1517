import { type District, districtsResource, useApi, useSave } from '@edconsole/console-core'
import { updateDistrictSchema } from '@edconsole/console-core/schemas'
import type { ReactElement } from 'react'
import type { SetupMessages } from './messages.ts'
import * as css from './screen.css.ts'
import { SaveButton } from './step-foot.tsx'
import { StepForm } from './step-form.tsx'

type ImportTime = Pick<District, 'autoImportTime' | 'updatedAt'>

/** When the district imports each day by itself. */
export function ImportTimeForm({ district, m }: { district: District; m: SetupMessages }): ReactElement {
  const api = useApi()
  const { run } = useSave(districtsResource.update, { confirm: true })
  const query = { filter: { id: String(district.id) }, limit: 1 }
  return (
    <StepForm<ImportTime>
      formId="setup.import-time"
      recordId={district.id}
      label={m.imports.title}
      fields={[
        {
          name: 'autoImportTime',
          label: m.imports.time,
          control: { kind: 'text' },
          help: m.imports.timeHelp,
          expects: m.imports.timeExpects,
          width: 'half',
        },
      ]}
      sections={[{ title: m.imports.title, help: m.imports.help, fields: ['autoImportTime'] }]}
      values={timeOf(district)}
      calls={[
        {
          id: 'import-time',
          schema: updateDistrictSchema,
          run: async (body, record) => timeOf(await run({ params: { id: district.id }, body, record })),
        },
      ]}
      reload={async () => timeOf((await api.call(districtsResource.list, { query })).data[0] ?? district)}
      footer={({ save, saving, changed }) =>
        changed || saving ? (
          <div className={css.buttons}>
            <SaveButton kind="secondary" saving={saving} onSave={save} m={m} />
          </div>
        ) : null
      }
    />
  )
}

const timeOf = ({ autoImportTime, updatedAt }: District): ImportTime => ({ autoImportTime, updatedAt })
