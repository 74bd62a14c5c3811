import { propertyCalls } from '@angan/contract/properties/properties.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, client } from '../core/api/index.ts';
import { toast } from '../ui/toast.ts';
import { showProperty } from './property-cache.ts';

const api = client(propertyCalls);

/** Says that a property was found to be still on offer today. */
export const useVerify = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api.verify({ params: { id }, body: {} }),
    onSuccess: (property) => {
      toast.success(`${property.property_code} is verified today`);
      return showProperty(queries, property);
    },
    onError: (error) => {
      if (!(error instanceof ApiError && error.told)) toast.error(error.message);
    },
  });
};
