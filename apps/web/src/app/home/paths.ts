/** The lists that the blocks of Home are the first rows of, narrowed as the server narrows the blocks. */
export const newInquiriesPath = '/searchInquiry?stage=New';
export const hotPath = '/searchInquiry?rating=Hot&follow_up=Without+next+step';
export const stalePath = '/searchProperty?status=Available&freshness=Stale';
export const calendarPath = '/tasks?view=calendar';
