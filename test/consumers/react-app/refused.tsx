// Code that the compiler must reject. A line without an error makes the compilation fail.

export const refused = [
  // @ts-expect-error names are strings
  <scopa-table key="names" names={[1, 2]} />,
  // @ts-expect-error there is no such attribute
  <scopa-table key="colour" colour="red" />,
  // @ts-expect-error there is no such level
  <scopa-table key="level" level="godlike" />,
  // @ts-expect-error sound is on or off
  <scopa-table key="sound" sound="loud" />,
  // @ts-expect-error the detail of a move has no winner
  <scopa-table key="move" ontable-move={({detail}) => detail.winner} />,
];
