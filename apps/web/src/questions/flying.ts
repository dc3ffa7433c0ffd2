/** How a ship of Armada flies: nothing does before its first command has been set. */

export { CourseQuestion } from './course.tsx';
export { NavigateQuestion } from './navigate.tsx';
