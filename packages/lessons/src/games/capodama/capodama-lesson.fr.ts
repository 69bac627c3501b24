import type {LessonTextsFor} from '../../lesson-texts.js';

export const lesson: LessonTextsFor = () => ({title: 'Capodama', skills: {}, steps: {}});
