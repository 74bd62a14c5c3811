import { propertyCalls } from '@angan/contract/properties/properties.ts';
import type { Place, Tour } from '@angan/contract/tasks/tours.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import L from 'leaflet';
import { useEffect, useRef } from 'react';
import 'leaflet/dist/leaflet.css';
import { query } from '../core/api/index.ts';
import { drawGround } from '../ui/map/ground.ts';
import controls from '../ui/map/map.module.css';
import { mapMotion } from '../ui/map/motion.ts';
import styles from './stop-map.module.css';

interface Stop {
  readonly place: Place | null;
  readonly number: number;
  readonly title: string;
}

interface Props {
  stops: readonly Stop[];
  tiles: Tour['tiles'];
}

interface Mark {
  readonly place: Place;
  /** '3', or '3, 4' for stops at one place. */
  readonly number: string;
  readonly title: string;
}

/** Stops at one place share a mark: of two on top of each other only the last would be seen. */
const together = (stops: readonly (Stop & { place: Place })[]): Mark[] =>
  [...Map.groupBy(stops, ({ place }) => `${place.latitude} ${place.longitude}`).values()].map((here) => ({
    place: here[0]!.place,
    number: here.map(({ number }) => number).join(', '),
    title: here.map(({ title }) => title).join(', '),
  }));

const markOf = ({ place, number, title }: Mark) => {
  const mark = document.createElement('span');
  mark.className = styles.mark ?? '';
  mark.textContent = number;
  if (place.placed_by === 'area') mark.dataset.rough = '';
  const words = `${number}. ${title}`;
  const name = place.placed_by === 'area' ? t`${words}. Only its area is known` : words;
  return L.marker([place.latitude, place.longitude], {
    icon: L.divIcon({ html: mark, className: styles.point ?? '', iconSize: [0, 0] }),
    title: name,
    alt: name,
    keyboard: false,
  });
};

/** The stops with the way between them: with pictures of the map where the office has set an address for them, else a plot. */
export const StopMap = ({ stops, tiles }: Props) => {
  const place = useRef<HTMLDivElement>(null);
  const drawn = JSON.stringify(stops);
  const { data: ground } = useQuery({ ...query(propertyCalls.ground, {}, { quiet: true }), enabled: !tiles });
  useEffect(() => {
    const placed = (JSON.parse(drawn) as Stop[]).flatMap((stop) =>
      stop.place ? [{ ...stop, place: stop.place }] : [],
    );
    if (!place.current || placed.length === 0) return;
    const map = L.map(place.current, {
      attributionControl: Boolean(tiles),
      zoomSnap: 0.5,
      maxZoom: 19,
      scrollWheelZoom: false,
      ...mapMotion().map,
    });
    map.attributionControl?.setPrefix(false);
    if (tiles) L.tileLayer(tiles.url, { attribution: tiles.attribution, maxZoom: 19 }).addTo(map);
    const way = placed.map((stop): [number, number] => [stop.place.latitude, stop.place.longitude]);
    map.fitBounds(L.latLngBounds(way), { padding: [40, 40], maxZoom: 15, animate: false });
    const outlines = !tiles && ground ? drawGround(map, ground, { words: ({ area }) => area }) : undefined;
    L.polyline(way, { className: styles.way ?? '', weight: 2, interactive: false }).addTo(map);
    for (const stop of together(placed)) markOf(stop).addTo(map);
    return () => {
      // It looks at the map once more in the next frame.
      outlines?.remove();
      map.remove();
    };
  }, [drawn, tiles, ground]);
  if (stops.every((stop) => stop.place === null)) return null;
  return (
    <section className={styles.map} aria-label={t`Map of the stops`}>
      <div ref={place} className={`${styles.place} ${controls.place}`} />
      {!tiles && ground && ground.areas.length > 0 && (
        <p className={styles.note}>{t`Outlines of areas are approximate`}</p>
      )}
    </section>
  );
};
