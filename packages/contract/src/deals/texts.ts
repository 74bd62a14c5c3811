/** What the screens and the server say about a deal. */
export const dealTexts = {
  noWay: 'A deal does not go there from where it stands.',
  moveByOthers: 'Only the owners take a deal a step back.',
  noteNeeded: 'Say why it goes a step back.',
  neededThere: 'Needed at this stage.',
  notOffered: 'The property is not offered in this way.',
  leaseOrder: 'The lease ends before it starts.',
  duesOpen: 'Brokerage is still open on this deal. Close with dues open?',
  cancelFirst: 'Cancel this deal before you delete it.',
};
