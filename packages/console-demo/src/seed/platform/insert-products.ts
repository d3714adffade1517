import { type Db, json } from '@edconsole/console-server/internal'

const people = ['sites', 'staff', 'students', 'enrollment']
const classes = ['courses', 'sections', 'roster']

const PRODUCTS = [
  {
    id: 1,
    code: 'assessment',
    name: 'Assessment',
    iconKey: 'clipboard-check',
    description: 'Benchmark and classroom assessments with item banks and scoring',
    components: [...people, ...classes],
  },
  {
    id: 2,
    code: 'screening',
    name: 'Screening',
    iconKey: 'scan-search',
    description: 'Universal screening in reading and mathematics, three times a year',
    components: [...people, 'roster'],
  },
  {
    id: 3,
    code: 'whole-child',
    name: 'Whole Child',
    iconKey: 'heart-handshake',
    description: 'Social and emotional surveys beside attendance and behavior',
    components: [...people, 'attendance', 'behavior'],
  },
  {
    id: 4,
    code: 'special-education',
    name: 'Special Education',
    iconKey: 'accessibility',
    description: 'Plans, services and timelines for students with individual programs',
    components: [...people, 'contacts', 'studentPrograms'],
  },
  {
    id: 5,
    code: 'gradebook',
    name: 'Gradebook',
    iconKey: 'book-open-check',
    description: 'Assignments and grades of each class, open to families',
    components: [...people, ...classes, 'contacts', 'gradingPeriods'],
  },
  {
    id: 6,
    code: 'report-cards',
    name: 'Report Cards',
    iconKey: 'file-badge',
    description: 'Report cards at the end of each grading period',
    components: [...people, ...classes, 'gradingPeriods', 'reportCards'],
  },
  {
    id: 7,
    code: 'analytics',
    name: 'Analytics',
    iconKey: 'chart-line',
    description: 'Dashboards across all data of a district; reads them where they are stored',
    components: [],
  },
]

/** The products of the demonstration. What reads the stored rows by itself is sent no export. */
export const insertProducts = async (db: Db, now: Date): Promise<void> => {
  await db
    .insertInto('products')
    .values(
      PRODUCTS.map(({ components, ...product }) => ({
        ...product,
        isExportable: components.length > 0,
        exportDefaults: json(components.length > 0 ? { exportType: 'oneroster11Csv', components } : {}),
        createdAt: now,
      })),
    )
    .execute()
}
