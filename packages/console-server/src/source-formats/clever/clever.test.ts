import { expect, it } from 'vitest'
import { readComponent } from '../testing/read-component.ts'
import { clever } from './clever.ts'

it('[R46] a person in several files and at several schools is one of the staff', async () => {
  const teachers = `School_id,Teacher_id,Teacher_email,First_name,Last_name
1,T1,t1@example.org,Ada,Brook
2,T1,t1@example.org,Ada,Brook
`
  const staff = `School_id,Staff_id,Staff_email,First_name,Last_name,Title
2,S1,s1@example.org,Jo,Ito,Principal
3,T1,other@example.org,Ada,Brook,Lead
`
  const admins = 'School_id,Staff_id,Admin_email,First_name,Last_name\n1,A1,a1@example.org,Lee,Park\n'
  expect(await readComponent(clever, 'staff', { teachers, staff, admins })).toMatchObject([
    { id: 'T1', work: 'teacher', schools: '1;2', primarySchool: '1', email: 't1@example.org' },
    { id: 'S1', work: 'administrator', schools: '2', email: 's1@example.org', jobTitle: 'Principal' },
    { id: 'A1', work: 'administrator', schools: '1', email: 'a1@example.org' },
  ])
})

it('[R46] a student has a row for each contact, whose phone goes where its type says', async () => {
  const students = `School_id,Student_id,Last_name,First_name,Contact_name,Contact_phone,Contact_phone_type,Contact_sis_id,Frl_status
1,7,Vale,Iris,Ada Vale,555-0100,Cell,C1,Free
1,7,Vale,Iris,Omar Vale,555-0101,Work,,Free
1,7,Vale,Iris,Rosa Vale,555-0102,,C3,Free
1,7,Vale,Iris,Ada Vale,555-0109,Home,C1,Free
1,8,Sol,Mina,,,,,Paid
`
  expect(await readComponent(clever, 'students', { students })).toMatchObject([
    { Student_id: '7', lunch: 'Y' },
    { Student_id: '8', lunch: 'N' },
  ])
  expect(await readComponent(clever, 'contacts', { students })).toMatchObject([
    { contact: 'C1', mobilePhone: '555-0100', workPhone: '', homePhone: '' },
    { contact: 'Omar Vale', mobilePhone: '', workPhone: '555-0101', homePhone: '' },
    { contact: 'C3', mobilePhone: '', workPhone: '', homePhone: '555-0102' },
  ])
})

it('[R46] a section names its teachers in columns, and is its own course if it names none', async () => {
  const sections = `School_id,Section_id,Teacher_id,Teacher_2_id,Teacher_10_id,Name,Course_number,Term_name,Term_start,Term_end
1,S1,T1,T2,T3,Algebra A,M1,Fall,8/10/2026,12/18/2026
1,S2,T1,,T1,Algebra B,M1,Fall,8/10/2026,12/18/2026
1,S3,T9,,,Chess,,,,
`
  expect(await readComponent(clever, 'sections', { sections })).toMatchObject([
    { teacher: 'T1', coTeachers: 'T2;T3', course: 'M1', term: 'Fall' },
    { teacher: 'T1', coTeachers: '' },
    { teacher: 'T9', course: 'S3', term: 'FY' },
  ])
  expect(await readComponent(clever, 'courses', { sections })).toMatchObject([
    { course: 'M1', courseTitle: 'M1' },
    { course: 'S3', courseTitle: 'Chess' },
  ])
  expect(await readComponent(clever, 'gradingPeriods', { sections })).toHaveLength(1)
})
