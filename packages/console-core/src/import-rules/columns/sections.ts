import { CODED_VALUES } from './coded-values.ts'
import { column, requiredFirst } from './database-column.ts'

/** What a row of the section file can fill. */
export const SECTION_COLUMNS = requiredFirst([
  column(701, 'sectionId', 'Section ID', {
    isRequired: true,
    isKey: true,
    maxLength: 30,
    defaultSourceColumns: {
      aeries: 'SectionNumber',
      file: 'SECTION_ID',
      oneroster: 'sourcedId',
      qmlativ: 'Code',
    },
  }),
  column(702, 'siteCode', 'Site code', {
    isRequired: true,
    isKey: true,
    maxLength: 20,
    refersTo: 'sites',
    defaultSourceColumns: {
      aeries: 'SchoolCode',
      file: 'SCHOOL_CD',
      oneroster: 'schoolSourcedId',
      qmlativ: 'Entity.Code',
    },
  }),
  column(703, 'termCode', 'Term code', {
    isRequired: true,
    isKey: true,
    maxLength: 10,
    defaultSourceColumns: {
      aeries: 'TermCode',
      file: 'TERM_CD',
      oneroster: 'termSourcedIds',
      qmlativ: 'SectionLength.Code',
    },
  }),
  column(704, 'courseId', 'Course ID', {
    isRequired: true,
    maxLength: 30,
    refersTo: 'courses',
    defaultSourceColumns: {
      aeries: 'CourseID',
      file: 'COURSE_ID',
      oneroster: 'courseSourcedId',
      qmlativ: 'Course.Code',
    },
  }),
  column(705, 'sectionTitle', 'Title', {
    maxLength: 120,
    defaultSourceColumns: {
      file: 'SECTION_NM',
      oneroster: 'title',
      qmlativ: 'CourseDescriptionCodeSectionCode',
    },
  }),
  column(706, 'classType', 'Class type', {
    maxLength: null,
    possibleValues: CODED_VALUES.classTypes,
    listNoun: 'class types',
    whenAbsent: 'scheduled',
    defaultSourceColumns: { file: 'CLASS_TYPE', oneroster: 'classType' },
  }),
  column(707, 'primaryStaffId', 'Teacher', {
    maxLength: 30,
    refersTo: 'staff',
    defaultSourceColumns: { aeries: 'StaffID1', file: 'STAFF_ID' },
  }),
  column(708, 'coTeacherIds', 'Co-teachers', {
    maxLength: 30,
    isList: true,
    refersTo: 'staff',
    defaultSourceColumns: { file: 'CO_STAFF_IDS' },
  }),
  column(709, 'periods', 'Periods', {
    maxLength: 10,
    isList: true,
    defaultSourceColumns: { aeries: 'Period', file: 'PERIOD', oneroster: 'periods' },
  }),
  column(710, 'room', 'Room', {
    maxLength: 30,
    defaultSourceColumns: { aeries: 'RoomNumber', file: 'ROOM', oneroster: 'location' },
  }),
  column(711, 'startDate', 'Start date', {
    dataType: 'date',
    defaultSourceColumns: { aeries: 'StartDate', file: 'START_DT' },
  }),
  column(712, 'endDate', 'End date', {
    dataType: 'date',
    defaultSourceColumns: { aeries: 'EndDate', file: 'END_DT' },
  }),
  column(713, 'maxStudents', 'Seats', {
    dataType: 'number',
    range: [0, 999],
    defaultSourceColumns: { aeries: 'MaxStudents', file: 'SEATS', qmlativ: 'MaximumStudentCount' },
  }),
  column(714, 'gradeLevels', 'Grade levels', {
    maxLength: 2,
    isList: true,
    possibleValues: CODED_VALUES.gradeLevels,
    listNoun: 'grade levels',
    defaultSourceColumns: { file: 'GRADES', oneroster: 'grades' },
  }),
])
