import type { DistrictListItem } from '@edconsole/console-core'
import { expect, it } from 'vitest'
import { addManyMessages as m } from './messages.ts'
import { planDistricts } from './plan-districts.ts'
import { ROWS_MAX, readRows } from './read-rows.ts'

const others: DistrictListItem[] = [
  { id: 1, lea: '0412', districtName: 'Larkspur', state: 'CA', isActive: true, lastImportStatus: null },
]
const plan = async (text: string) => {
  const read = await readRows(new File([text], 'districts.csv'), m)
  return 'fault' in read ? read : planDistricts(read.content, { others, systems: ['Aeries'] }, m)
}
const outcomes = async (text: string) => {
  const found = await plan(text)
  if ('fault' in found) return found.fault
  return found.districts.map(
    (one) => `${one.row.rowNumber} ${one.kind}${one.kind === 'new' ? '' : `: ${one.reason}`}`,
  )
}

it('[9.1] reads each column as the form of a district enters it, by its title or its name in calls', async () => {
  const found = await plan(
    '\uFEFFLEA;districtName;State;district type;Time zone;Contact phone;Imports;Client ID;Data year;Color\r\n' +
      '0500;"Alder; East";california (ca);charter;America/Chicago;(559) 555-0100;no;17;2026;red\r\n',
  )
  expect(found).toMatchObject({
    unknownColumns: ['Color'],
    districts: [
      {
        kind: 'new',
        body: {
          lea: '0500',
          districtName: 'Alder; East',
          state: 'CA',
          districtType: 'charter',
          timeZone: 'America/Chicago',
          contactPhone: '5595550100',
          importsEnabled: false,
          illuminateClientId: 17,
          sisYear: 2026,
        },
      },
    ],
  })
})

it('[9.1] says of each row what becomes of it, with the number that findings give it', async () => {
  const rows = [
    '0500,Alder,CA,Aeries',
    '0412,Larkspur,CA,',
    '',
    '0501,larkspur,CA,',
    ',Birch,CA,',
    '0502,Cedar,XX,',
    '0500,Dogwood,CA,',
    '0503,ALDER,CA,',
    '0504,Alder,OR,',
    '0505,Elm,CA,Unheard of',
    '0506,Fir,CA,,and more',
  ]
  expect(await outcomes(['LEA,District name,State,SIS provider', ...rows].join('\n'))).toEqual([
    '1 new',
    '2 there: Larkspur has this LEA.',
    '4 refused: Larkspur already exists in California.',
    '5 refused: LEA: it is required.',
    expect.stringMatching(/^6 refused: State: it must be one of /),
    '7 refused: Row 1 has the same LEA.',
    '8 refused: Row 1 has the same name in California.',
    '9 new',
    "10 refused: This SIS doesn't exist.",
    '11 refused: The row has more cells than the header.',
  ])
})

it.each([
  ['LEA,Name\n1,2\n', 'The file needs these columns: District name, State.'],
  ['LEA,lea,District name,State\n1,1,A,CA\n', 'The file has the column LEA more than once.'],
  ['LEA,District name,State\n', 'The file has no rows below its header.'],
  [`LEA,District name,State\n${'1,A,CA\n'.repeat(ROWS_MAX + 1)}`, m.faults.tooMany('1,000')],
])('[9.1] refuses a file that can be no list of districts: %j', async (text, fault) => {
  expect(await outcomes(text)).toBe(fault)
})

it('[9.1] refuses a file that is empty, packed, or breaks in the middle', async () => {
  expect(await outcomes('')).toContain('has no rows')
  expect(await outcomes('PK\x03\x04')).toContain('zip')
  expect(await outcomes('LEA,District name,State\n1,"A,CA\n')).toContain('quot')
})
