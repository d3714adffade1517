import { ConsoleProvider, createConsoleRuntime, memoryNavigation, placeOf } from '@edconsole/console-core'
import { columnsOf, type DraftTranslation } from '@edconsole/console-core/import-rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactElement, useState } from 'react'
import { TranslationsPanel } from './translations-panel.tsx'
import type { SavedTranslation, TranslationsPanelProps } from './translations-panel-props.ts'

const runtime = createConsoleRuntime({
  session: null,
  navigation: memoryNavigation(placeOf('sis-import-templates', { districtId: '412' })),
})

const columnNamed = (component: 'students' | 'contacts', name: string) => {
  const column = columnsOf(component).find(({ columnName }) => columnName === name)
  if (!column) throw new Error(`no column ${name}`)
  return column
}
const gradeLevel = columnNamed('students', 'gradeLevel')

const saved: SavedTranslation[] = [
  ['TK', 'TK'],
  ['K', 'KG'],
  ...Array.from({ length: 8 }, (_, at) => [`${at + 1}`, `0${at + 1}`]),
].map(([sourceValue = '', translatedValue = ''], at) => ({
  id: at + 1,
  sourceValue,
  translatedValue,
  matchType: 'ignoreCase',
  timesUsedLastRun: at === 4 ? 0 : 120,
}))

/** Keeps what the panel hands on, as the editor does. */
function Held(props: TranslationsPanelProps): ReactElement {
  const [translations, setTranslations] = useState(props.translations)
  return <TranslationsPanel {...props} translations={translations} onChange={setTranslations} />
}

const meta = {
  title: 'Patterns/TranslationsPanel',
  component: TranslationsPanel,
  render: (args) => <Held {...args} />,
  args: {
    column: gradeLevel,
    sourceColumn: 'GR',
    translations: saved,
    saved,
    unknown: [
      { sourceValue: 'TK+', rows: 168 },
      { sourceValue: 'PK3', rows: 46 },
    ],
    onChange: () => {},
    onClose: () => {},
  },
  decorators: [
    (Story, { parameters }) => (
      <ConsoleProvider runtime={runtime}>
        <div style={{ inlineSize: parameters.width ?? 372, maxInlineSize: '100%' }}>
          <Story />
        </div>
      </ConsoleProvider>
    ),
  ],
} satisfies Meta<typeof TranslationsPanel>
export default meta
type Story = StoryObj<typeof meta>

export const WithUnknownValues: Story = {}
export const NarrowAsOnAPhone: Story = { parameters: { width: 290 } }

export const Done: Story = { args: { unknown: [{ sourceValue: 'TK', rows: 12 }] } }
export const Empty: Story = { args: { translations: [], saved: [], unknown: [] } }
export const NotMapped: Story = {
  args: { translations: [], saved: [], unknown: [], sourceColumn: null },
}
export const WithoutHead: Story = { args: { onClose: undefined } }

export const Edited: Story = {
  args: {
    unknown: [{ sourceValue: 'nursery', rows: null }],
    translations: [
      ...saved.slice(1, 3),
      ...saved
        .slice(3)
        .map((one) => ({ ...one, translatedValue: one.id === 5 ? '05' : one.translatedValue })),
      { id: null, sourceValue: '*', translatedValue: 'UG', matchType: 'any' },
      { id: null, sourceValue: '', translatedValue: 'OT', matchType: 'blank' },
    ],
  },
}

export const TranslatedTwice: Story = {
  args: {
    translations: [...saved, { id: null, sourceValue: 'tk', translatedValue: 'KG', matchType: 'ignoreCase' }],
  },
}

export const LongTexts: Story = {
  args: {
    column: columnNamed('contacts', 'languageCode'),
    translations: [],
    saved: [],
    sourceColumn: 'CORRESPONDENCE_LANGUAGE_DESCRIPTION_OF_THE_HOUSEHOLD',
    unknown: [
      { sourceValue: 'Mixteco Alto (San Juan Mixtepec), spoken at home by both parents', rows: 1204 },
      { sourceValue: 'Spanisch', rows: 1 },
    ],
  },
}

export const Many: Story = {
  args: {
    unknown: Array.from({ length: 46 }, (_, at) => ({ sourceValue: `X${at}`, rows: 46 - at })),
    translations: manyTranslations(2000),
    saved: manyTranslations(2000),
  },
}

function manyTranslations(count: number): DraftTranslation[] {
  return Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    sourceValue: `S${String(at).padStart(4, '0')}`,
    translatedValue: gradeLevel.possibleValues[at % 20]?.value ?? '',
    matchType: 'exact',
  }))
}

export const Loading: Story = { args: { possible: { state: 'loading' } } }
export const Failed: Story = { args: { possible: { state: 'failed', onRetry: () => {} } } }

export const TextColumn: Story = {
  args: { column: columnNamed('students', 'studentId'), sourceColumn: 'ID', translations: [], unknown: [] },
}
export const DateColumn: Story = {
  args: {
    column: columnNamed('students', 'birthDate'),
    sourceColumn: 'BD',
    translations: [],
    unknown: [],
    samples: ['04/12/2014', '11/30/2015'],
  },
}
