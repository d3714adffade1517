import { expect, it } from 'vitest'
import { readComponent } from '../testing/read-component.ts'
import { canvas } from './canvas.ts'

const FILES = {
  accounts: `account_id,parent_account_id,name,status
A001,,Humanities,active
A002,A001,English,active
A003,A001,Spanish,deleted
`,
  terms: `term_id,name,status,start_date,end_date
T001,Winter,active,,
T002,Spring,active,2027-01-05 00:00:00,2027-06-04T23:59:59-06:00
`,
  courses: `course_id,short_name,long_name,account_id,term_id,status
E1,ENG115,English 115: Intro,A002,,active
R1,BIO300,"Biology 300: Rocking it, Bio Style",A001,T002,active
X1,ALL,Everybody,A001,T002,active
Z1,CLUB,Chess,A001,T002,active
`,
  sections: `section_id,course_id,name,status
S1,E1,Section 1,active
S2,R1,Section 1,active
S9,R1,Old,deleted
`,
  crossLists: 'xlist_course_id,section_id,status\nX1,S2,active\n',
  users: `user_id,login_id,first_name,last_name,status
u1,jdoe,John,Doe,active
u2,psue,Peggy,Sue,active
u3,bsmith,Bob,Smith,active
u4,mom,Mary,Smith,active
`,
  enrollments: `course_id,user_id,role,section_id,status
E1,u1,teacher,S1,active
,u1,teacher,S2,active
E1,u2,ta,,active
E1,u3,student,,active
,u3,student,S2,active
E1,u3,student,S1,deleted
E1,u4,observer,S1,active
`,
  observers: 'observer_id,student_id,status\nu4,u3,active\n',
}

it('[R46] enrollments say who works where, and as what', async () => {
  expect(await readComponent(canvas, 'staff', FILES)).toMatchObject([
    { user_id: 'u1', role: 'teacher', sites: 'A002;A001', primarySite: 'A002' },
    { user_id: 'u2', role: 'aide', sites: 'A002' },
  ])
})

it('[R46] cross-listing moves a section, and a section has the term and the site of its course', async () => {
  expect(await readComponent(canvas, 'sections', FILES)).toMatchObject([
    { section: 'S1', course: 'E1', site: 'A002', term: 'FY', teacher: 'u1', coTeachers: '' },
    { section: 'S2', course: 'X1', site: 'A001', term: 'T002', teacher: 'u1' },
    { section: 'S9', status: 'deleted' },
    // A course without a section of its own is one.
    { section: 'Z1', course: 'Z1', name: 'Chess' },
  ])
})

it('[R46] an enrollment without a section is in the first one of its course', async () => {
  expect(await readComponent(canvas, 'roster', FILES)).toMatchObject([
    { user_id: 'u3', section: 'S1', site: 'A002' },
    { user_id: 'u3', section: 'S2', site: 'A001' },
    { user_id: 'u3', section: 'S1', status: 'deleted' },
  ])
})

it('[R46] terms with dates belong to every account, by day', async () => {
  expect(await readComponent(canvas, 'gradingPeriods', FILES)).toMatchObject([
    { term_id: 'T002', site: 'A001', start: '2027-01-05', end: '2027-06-04' },
    { term_id: 'T002', site: 'A002' },
  ])
})

it('[R46] observers of students are their contacts', async () => {
  expect(await readComponent(canvas, 'contacts', FILES)).toMatchObject([
    { student_id: 'u3', observer_id: 'u4', firstName: 'Mary', lastName: 'Smith' },
  ])
})
