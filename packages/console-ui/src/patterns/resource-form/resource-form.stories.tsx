import {
  ConsoleProvider,
  type CurrentUser,
  createConsoleRuntime,
  formatYearPair,
  memoryStorage,
  STORAGE_KEYS,
  US_STATES,
} from '@edconsole/console-core'
import { updateDistrictSchema, updateSisApiConfigSchema } from '@edconsole/console-core/schemas'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactElement, useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../parts/button/button.tsx'
import { ApiSetupIcon } from '../../parts/icons/icons.ts'
import { httpToServer } from '../../testing/http-to-server.ts'
import {
  type FormField,
  type FormSchema,
  type FormSectionSpec,
  ResourceForm,
  type ResourceFormProps,
} from './index.ts'

type Profile = {
  districtName: string
  state: string
  sisYear: number
  contactEmailAddress: string | null
  sisSystem: string
  sisApiUrl: string | null
  sisApiKey: string
  assessment: boolean
  alerts: boolean
  behavior: boolean
}

const half = { width: 'half' } as const
const fields: FormField<Profile>[] = [
  { name: 'districtName', label: 'District name', control: { kind: 'text' }, required: true },
  {
    ...half,
    name: 'state',
    label: 'State',
    required: true,
    control: {
      kind: 'search-select',
      options: Object.entries(US_STATES).map(([value, label]) => ({ value, label: `${label} (${value})` })),
    },
  },
  {
    ...half,
    name: 'sisYear',
    label: 'Data year',
    readOnly: 'Changes when the rollover finishes.',
    control: { kind: 'text', format: (year) => formatYearPair(Number(year)) },
  },
  {
    name: 'contactEmailAddress',
    label: 'Contact email',
    control: { kind: 'text', type: 'email' },
    expects: 'a full address, such as office@district.example',
  },
  {
    name: 'sisSystem',
    label: 'SIS provider',
    required: true,
    control: {
      kind: 'radio-cards',
      options: ['Aeries', 'Q', 'Qmlativ'].map((label) => ({ value: label.toLowerCase(), label })),
    },
  },
  { name: 'sisApiUrl', label: 'API URL', required: true, control: { kind: 'text', type: 'url' } },
  {
    name: 'sisApiKey',
    label: 'Certificate',
    required: true,
    control: { kind: 'secret', savedAt: '2026-10-02T15:00:00Z' },
  },
  {
    name: 'assessment',
    label: 'Assessment',
    help: 'Tests, scores and standards results',
    control: { kind: 'switch' },
  },
  {
    name: 'alerts',
    label: 'Early Alerts',
    help: 'Risk flags from attendance and grades',
    control: { kind: 'switch' },
  },
  {
    name: 'behavior',
    label: 'Behavior Insights',
    help: 'Incidents and responses by site',
    control: { kind: 'switch' },
  },
]
const sections: FormSectionSpec<Profile>[] = [
  {
    title: 'District',
    help: 'Name and place shown across the console.',
    fields: ['districtName', 'state', 'sisYear'],
  },
  { title: 'Contact', help: 'Where setup requests are sent.', fields: ['contactEmailAddress'] },
  {
    title: 'SIS connection',
    help: 'How the console reads your student information system.',
    fields: ['sisSystem', 'sisApiUrl', 'sisApiKey'],
    end: <Button icon={<ApiSetupIcon />}>Test connection</Button>,
  },
  {
    title: 'Products',
    help: "Products that receive this district's data.",
    fields: ['assessment', 'alerts', 'behavior'],
  },
]
const values: Profile = {
  districtName: 'Larkspur Valley Unified',
  state: 'CA',
  sisYear: 2026,
  contactEmailAddress: null,
  sisSystem: 'aeries',
  sisApiUrl: 'https://aeries.larkspurvalley.example',
  sisApiKey: '',
  assessment: true,
  alerts: true,
  behavior: false,
}
const anything: FormSchema = { safeParse: () => ({ success: true }) }

const user: CurrentUser = {
  id: 7,
  emailAddress: 'a@b.example',
  clientId: 1,
  accountId: 1,
  roles: [],
  reachableRoles: [],
  lastLogin: null,
  clientName: null,
  ssoUser: { name: 'A B', firstName: 'A', lastName: 'B', email: 'a@b.example', authType: 'illuminate' },
}

const neverAnswering = httpToServer({ fetch: () => new Promise<Response>(() => {}) }).http

function draftOf(typed?: Partial<Profile>) {
  const storage = memoryStorage()
  const draft = { at: '2026-09-14T12:02:00Z', values: typed, base: values }
  if (typed) storage.setItem(STORAGE_KEYS.drafts(user.id), JSON.stringify({ 'district-profile//412': draft }))
  return storage
}

type ProfileFormProps = Partial<ResourceFormProps<Profile>> & { typedBefore?: Partial<Profile> }

/** A district's profile without a server: a save just succeeds. */
function ProfileForm({ typedBefore, ...props }: ProfileFormProps): ReactElement {
  const [runtime] = useState(() =>
    createConsoleRuntime({
      session: user,
      // Neither the user nor the districts are requested.
      http: neverAnswering,
      headingLevel: 1,
      storage: memoryStorage(),
      draftStorage: draftOf(typedBefore),
      clock: () => new Date('2026-09-14T12:14:00Z'),
    }),
  )
  const run = async () => undefined
  return (
    <ConsoleProvider runtime={runtime}>
      <div
        style={{
          display: 'flex',
          minBlockSize: 'calc(100dvh - 48px)',
          containerName: 'ec-screen',
          containerType: 'inline-size',
        }}
      >
        <ResourceForm<Profile>
          formId="district-profile"
          recordId={412}
          label="District profile"
          fields={fields}
          sections={sections}
          values={values}
          calls={[
            {
              id: 'district',
              schema: updateDistrictSchema,
              fields: ['districtName', 'state', 'contactEmailAddress'],
              run,
            },
            { id: 'connection', schema: updateSisApiConfigSchema, fields: ['sisApiUrl', 'sisApiKey'], run },
            { id: 'rest', schema: anything, run },
          ]}
          {...props}
        />
      </div>
    </ConsoleProvider>
  )
}

const meta = { title: 'Patterns/ResourceForm', component: ProfileForm } satisfies Meta<typeof ProfileForm>
export default meta
type Story = StoryObj<typeof meta>

export const Untouched: Story = {}

export const Edited: Story = {
  play: async ({ canvas }) => {
    const email = canvas.getByLabelText('Contact email')
    await userEvent.type(email, 'data-office@larkspurvalley')
    await userEvent.type(canvas.getByLabelText(/^API URL/), '/api/v5')
    await userEvent.click(canvas.getByRole('switch', { name: 'Early Alerts' }))
    await waitFor(() => expect(email).toHaveAttribute('aria-invalid', 'true'))
    await expect(canvas.getByText('3 unsaved changes', { selector: 'section *' })).toBeVisible()
  },
}
export const WithAnActionsPanel: Story = {
  args: { aside: <p style={{ margin: 0 }}>Actions</p> },
}
export const ReadOnly: Story = {
  args: { readOnly: 'You can view this profile. Editing needs another role.' },
}
export const SeveralFaults: Story = {
  play: async ({ canvas }) => {
    await userEvent.clear(canvas.getByLabelText(/^District name/))
    await userEvent.clear(canvas.getByLabelText(/^API URL/))
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(canvas.getByLabelText(/^District name/)).toHaveFocus())
    await expect(canvas.getByRole('region', { name: 'Correct these fields' })).toBeVisible()
  },
}

export const DraftOffered: Story = {
  args: { typedBefore: { districtName: 'Larkspur Valley Unified Schools', alerts: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have unsaved changes from an earlier visit')).toBeVisible()
  },
}

/** Another user saves a different name while one is being typed here. */
export const Conflict: Story = {
  render: function Changing(args) {
    const [stored, setStored] = useState(values)
    return (
      <>
        <ProfileForm {...args} values={stored} />
        <Button onClick={() => setStored({ ...values, districtName: 'Larkspur Unified', state: 'OR' })}>
          Save elsewhere
        </Button>
      </>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^District name/), ' Schools')
    await userEvent.click(canvas.getByRole('button', { name: 'Save elsewhere' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Compare' }))
    const body = within(document.body)
    await waitFor(() => expect(body.getByRole('dialog')).toBeVisible())
    await waitFor(() => expect(body.getByText('Larkspur Unified')).toBeVisible())
  },
}
export const MakingOne: Story = {
  args: {
    create: { submitLabel: 'Add district', onCancel: () => {} },
    values: { ...values, districtName: '', state: '', sisApiUrl: null },
  },
}

const long =
  'A long text without any end to it, and-a-word-that-has-no-place-to-break-at-all-whatever-one-does '.repeat(
    2,
  )
export const LongTexts: Story = {
  args: {
    fields: fields.map((field) => ({ ...field, label: `${field.label} ${long}`, help: long })),
    values: { ...values, districtName: long },
    recordId: 413,
  },
}
export const Narrow: Story = {
  ...Edited,
  render: (args) => (
    <div style={{ inlineSize: 342 }}>
      <ProfileForm {...args} />
    </div>
  ),
}
