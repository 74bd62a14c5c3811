/**
 * Joins pairs into groups: who is linked with somebody, through however many others, is in one group with them. Each
 * group has its ids in order, the groups that of their newest member, newest first.
 */
export const groupsOf = (links: Iterable<readonly [number, number]>): number[][] => {
  const leaders = new Map<number, number>();
  const leaderOf = (id: number): number => {
    let leader = leaders.get(id) ?? id;
    while (leader !== (leaders.get(leader) ?? leader)) leader = leaders.get(leader)!;
    leaders.set(id, leader);
    return leader;
  };
  for (const [a, b] of links) leaders.set(leaderOf(a), leaderOf(b));
  const groups = new Map<number, number[]>();
  for (const id of leaders.keys()) {
    const group = groups.get(leaderOf(id));
    if (group) group.push(id);
    else groups.set(leaderOf(id), [id]);
  }
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .map((group) => group.toSorted((a, b) => a - b))
    .toSorted((a, b) => b.at(-1)! - a.at(-1)!);
};
