/** Offices that stand inside an institution: nobody looks for a home there by that name. */
const institution =
  /\b(?:court|collectorate|secretariat|vidhan|sabha|raj ?bhavan|bhavan|bhawan|college|hospital|university|univ|institute|institution|bank|press|mills?|factory|works|rly|railway|r ?s|stn|station|jail|telephone|doordarshan|zoo|office|sachivalaya|iti|polytechnic|hq|head ?quarters?|g ?p ?o|h ?o|s ?o|b ?o|counter|commission|ministry|barracks|battalion|regiment|c ?r ?p ?f|b ?s ?f|i ?a ?f|air ?force|naval|army|ordnance|kendriya|school|estate|hostel|mandir|temple|thermal|project|camp|depot|sugar|dairy|workshop|academy|a ?r ?c|t ?c|ndm|nda|cod|cme|t ?s|d ?i ?g)\b/i;

/** The name of a post office as the name of a place; '' where it is none. */
export const localityName = (office: string): string => {
  const name = office
    .replaceAll(/\([^)]*\)/g, ' ')
    .replaceAll(/\b(?:Post Office|Sub Office|Branch Office)\b/gi, ' ')
    .replaceAll(/[.*"]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (name.length < 3 || name.length > 40 || /^\d|\d{3}/.test(name) || institution.test(name)) return '';
  return name
    .replace(/\bNgr\b/, 'Nagar')
    .replace(/\bRd\b/, 'Road')
    .replace(/\bColy\b/, 'Colony');
};
