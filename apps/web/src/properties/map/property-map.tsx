import { type Property, propertyCalls } from '@angan/contract/properties/properties.ts';
import type { PropertyPoint } from '@angan/contract/properties/property-map.ts';
import { t } from '@lingui/core/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import L from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { formatNumber } from '../../core/language/index.ts';
import { QueryView } from '../../ui/query-view.tsx';
import 'leaflet.markercluster';
import 'leaflet/dist/leaflet.css';
import 'leaflet.markercluster/dist/MarkerCluster.css';
import { query } from '../../core/api/index.ts';
import { homeName, placeOf, pricesOf } from '../../records/index.ts';
import { drawGround, type GroundArea } from '../../ui/map/ground.ts';
import controls from '../../ui/map/map.module.css';
import { mapMotion } from '../../ui/map/motion.ts';
import type { PropertyList } from '../use-property-list.ts';
import { AreaKeys } from './area-keys.tsx';
import { areaWords } from './area-words.ts';
import { PickedArea } from './picked-area.tsx';
import styles from './property-map.module.css';

const priceOf = (point: PropertyPoint) => pricesOf(point)[0]?.text ?? '?';

/** A price on the map; the words under it when it is touched or read out. */
const markOf = (point: PropertyPoint, onOpen: () => void) => {
  const mark = document.createElement('span');
  mark.className = styles.mark ?? '';
  mark.textContent = priceOf(point);
  if (point.placed_by === 'area') mark.dataset.rough = '';
  const words = `${homeName(point)}, ${placeOf(point)}, ${priceOf(point)}`;
  return L.marker([point.latitude, point.longitude], {
    icon: L.divIcon({ html: mark, className: styles.point ?? '', iconSize: [0, 0] }),
    title: point.placed_by === 'area' ? t`${words}. Only its area is known` : words,
    alt: words,
    riseOnHover: true,
  }).on('click', onOpen);
};

/** The properties of the list on the map: on pictures of it where the office has set an address for them, else on areas' outlines. */
export const PropertyMap = ({ list }: { list: PropertyList }) => {
  const found = useQuery({
    ...query(propertyCalls.map, { query: list.filteredBy as never }),
    placeholderData: keepPreviousData,
  });
  const { data } = found;
  // How many there are in each area does not hang on which areas the list is narrowed to.
  const { area: chosen, ...elsewhere } = list.filteredBy as { area?: string | string[] };
  const { data: ground } = useQuery({
    ...query(propertyCalls.ground, { query: elsewhere as never }, { quiet: true }),
    placeholderData: keepPreviousData,
  });
  const [picked, setPicked] = useState<GroundArea>();
  const drawn = useRef<ReturnType<typeof drawGround>>(null);
  const pick = (area: GroundArea) => {
    setPicked(area);
    drawn.current?.show(area.id);
  };
  const onPick = useRef(pick);
  onPick.current = pick;
  const isOnly = picked !== undefined && chosen === String(picked.id);
  const place = useRef<HTMLDivElement>(null);
  const map = useRef<L.Map>(null);
  const marks = useRef<L.MarkerClusterGroup>(null);
  const open = useRef(list.open);
  open.current = list.open;

  const isThere = data !== undefined;
  const tiles = data?.tiles;
  useEffect(() => {
    if (!isThere || !place.current) return;
    const motion = mapMotion();
    const given = { attributionControl: Boolean(tiles), zoomSnap: 0.25, maxZoom: 19, ...motion.map };
    const made = L.map(place.current, given).setView([22.5, 79], 5);
    made.attributionControl?.setPrefix(false);
    if (tiles) L.tileLayer(tiles.url, { attribution: tiles.attribution, maxZoom: 19 }).addTo(made);
    const group = L.markerClusterGroup({
      ...motion.clusters,
      showCoverageOnHover: false,
      maxClusterRadius: 48,
      iconCreateFunction: (cluster) =>
        L.divIcon({
          html: String(cluster.getChildCount()),
          className: styles.cluster ?? '',
          iconSize: [36, 36],
        }),
    }).addTo(made);
    map.current = made;
    marks.current = group;
    return () => void made.remove();
  }, [isThere, tiles]);

  useEffect(() => {
    if (!isThere || tiles || !ground || !map.current) return;
    const now = drawGround(map.current, ground, { words: areaWords, onPick: (area) => onPick.current(area) });
    drawn.current = now;
    return now.remove;
  }, [isThere, tiles, ground]);

  const points = data?.points;
  useEffect(() => {
    if (!points || !marks.current || !map.current) return;
    marks.current.clearLayers();
    marks.current.addLayers(points.map((point) => markOf(point, () => open.current(point as unknown as Property))));
    const bounds = L.latLngBounds(points.map(({ latitude, longitude }): [number, number] => [latitude, longitude]));
    if (bounds.isValid()) map.current.fitBounds(bounds, { padding: [24, 40], maxZoom: 15, animate: false });
  }, [points]);

  if (!data) return <QueryView query={found} failed={t`The map did not load.`} loading={t`Loading the map`} rows={8} />;
  const more = data.count - data.points.length;
  return (
    <section className={styles.map} aria-label={t`Map of the properties`}>
      {!tiles && ground && <AreaKeys areas={ground.areas} onPick={pick} />}
      <div ref={place} className={`${styles.place} ${controls.place}`} />
      {picked && (
        <PickedArea
          area={picked}
          isOnly={isOnly}
          onOnly={() => list.url.filter({ area: isOnly ? null : String(picked.id) })}
          onClose={() => setPicked(undefined)}
        />
      )}
      <p className={styles.note}>
        {data.count === 0
          ? t`None of these has a place yet. Give areas, societies or properties one.`
          : more > 0
            ? t`The newest ${formatNumber(data.points.length)} of ${formatNumber(data.count)} that have a place`
            : t`${formatNumber(data.count)} on the map. Dashed: area only`}
        {!tiles && ground && ground.areas.length > 0 && <span>{t`Outlines of areas are approximate`}</span>}
      </p>
    </section>
  );
};
