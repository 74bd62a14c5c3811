const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A text as it stands in HTML, between elements or in an attribute with quotes. */
export const safe = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign]!);
